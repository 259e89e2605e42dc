import type { ReactNode } from 'react';
import type { Shown } from '../model/fields/sample';
import type { Scene } from '../model/fields/scene';
import { bubbleClass } from '../ui/bubble-class';
import { Icon } from '../ui/icon';
import { initialOf } from '../ui/initial';

type SceneOf<Type extends Scene['type']> = Extract<Scene, { type: Type }>;
type ShownOf<Type extends Shown['type']> = Extract<Shown, { type: Type }>;

/** Everything that can hang from the line. */
export type Drawable = Shown | SceneOf<'chat' | 'browser' | 'agent'>;

/** A screen or a sheet with its whole content, as readable text. */
export function Device(picture: Drawable) {
  switch (picture.type) {
    case 'chat':
      return <Chat {...picture} />;
    case 'screen':
      return <AppScreen {...picture} />;
    case 'browser':
      return <Browser {...picture} />;
    case 'agent':
      return <Agent {...picture} />;
    case 'web-page':
      return <WebPage {...picture} />;
    case 'sheet':
      return <Sheet {...picture} />;
    case 'bars':
      return <Bars {...picture} />;
    case 'sign':
      return <Sign {...picture} />;
  }
}

function Chat({ contact, messages }: SceneOf<'chat'>) {
  return (
    <div className="device device-phone" data-md="quote">
      <p className="device-bar">
        <span className="device-face" aria-hidden="true">
          {initialOf(contact)}
        </span>
        {contact}
      </p>
      <div className="device-chat">
        {messages.map(({ from, text }) => (
          <p key={text} className={bubbleClass(from)}>
            {text}
          </p>
        ))}
      </div>
    </div>
  );
}

function AppScreen({ title, rows, action }: ShownOf<'screen'>) {
  return (
    <div className="device device-phone" data-md="quote">
      <p className="device-bar">{title}</p>
      <div className="device-page">
        <Rows rows={rows} />
        <p className="device-act">{action}</p>
      </div>
    </div>
  );
}

function Rows({ rows }: Pick<SceneOf<'browser'>, 'rows'>) {
  return (
    <dl>
      {rows.map(({ label, value }) => (
        <div key={label} className="device-row">
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Browser({ address, heading, rows, action }: SceneOf<'browser'>) {
  return (
    <Window address={address}>
      <p className="device-heading">{heading}</p>
      <Rows rows={rows} />
      <p className="device-act">{action}</p>
    </Window>
  );
}

function WebPage({ address, picture, heading, text, action }: ShownOf<'web-page'>) {
  return (
    <Window address={address}>
      {picture && (
        <div className="device-picture grid rounded-sm">
          <Icon name={picture} />
        </div>
      )}
      <p className="device-heading">{heading}</p>
      {text && <p>{text}</p>}
      <p className="device-act">{action}</p>
    </Window>
  );
}

function Window({ address, children }: { address: string; children: ReactNode }) {
  return (
    <div className="device device-window" data-md="quote">
      <p className="device-bar">{address}</p>
      <div className="device-page">{children}</div>
    </div>
  );
}

function Agent({ question, tools, answer }: SceneOf<'agent'>) {
  return (
    <div className="device device-window" data-md="quote">
      <div className="device-chat">
        <p className={bubbleClass('customer')}>{question}</p>
        <ul className="device-log">
          {tools.map((tool) => (
            <li className="font-medium" key={tool}>
              {tool}
            </li>
          ))}
        </ul>
        <p className={bubbleClass('business')}>{answer}</p>
      </div>
    </div>
  );
}

function Sheet({ title, lines }: ShownOf<'sheet'>) {
  return (
    <div className="device device-sheet" data-md="quote">
      <p className="device-title text-t4 font-bold">{title}</p>
      <ul>
        {lines.map(({ label, value }) => (
          <li key={label}>
            <b>{label}</b>
            {value && <span data-md="details">{value}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Bars({ title, bars }: ShownOf<'bars'>) {
  const most = Math.max(1, ...bars.map(({ value }) => Number.parseInt(value, 10)));
  return (
    <div className="device device-window" data-md="quote">
      <p className="device-bar">{title}</p>
      <dl className="device-page device-bars">
        {bars.map(({ label, value }) => (
          <div className="grid" key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
            <Bar share={Number.parseInt(value, 10) / most} />
          </div>
        ))}
      </dl>
    </div>
  );
}

/** The length is an attribute, because the policy of the pages forbids inline styles. */
function Bar({ share }: { share: number }) {
  return (
    <dd aria-hidden="true" className="device-length col-span-full">
      <svg className="block w-full" aria-hidden="true">
        <rect width={`${Math.round(share * 100)}%`} height="100%" rx="2" />
      </svg>
    </dd>
  );
}

function Sign({ picture, heading, text }: ShownOf<'sign'>) {
  const isTicket = picture === 'ticket';
  return (
    <div className={isTicket ? 'device-ticket' : 'device device-sign'} data-md="quote">
      {!isTicket && <Icon name={picture} />}
      <p className="device-heading">{heading}</p>
      {text && <p>{text}</p>}
    </div>
  );
}

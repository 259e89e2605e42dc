import { useId } from 'react';
import { useContent } from '../../content-context';
import { ChatBar } from '../../scenes/chat-bar';
import { Stylesheet } from '../../ui/stylesheet';
import { TextLink } from '../../ui/text-link';
import type { SectionOf, SectionProps } from '../section-props';
import type { chat } from './schema';

/** The chat demo, and on both sides what to notice in it. */
export function Chat({ section }: SectionProps<typeof chat>) {
  const titleId = useId();
  const { id, type, title, text, link, points } = section;
  return (
    <section id={id} data-section={type} aria-labelledby={titleId} className="frame band-l">
      <Stylesheet file="scenes/scenes.css" />
      <Stylesheet file="sections/chat/chat.css" />
      <div className="demo">
        <div className="demo-say">
          <h2 id={titleId} className="type-document">
            {title}
          </h2>
          {text && <p>{text}</p>}
          {link && (
            <p>
              <TextLink href={link.href}>{link.label}</TextLink>
            </p>
          )}
        </div>
        <Demo section={section} />
        <ol className="demo-points">
          {points.map((point) => (
            <li key={point.title}>
              <h3 className="type-item">{point.title}</h3>
              <p className="type-small">{point.description}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/**
 * Specification, section 9: a message every 4000 ms, 1000 ms of which are typing. It plays by styles alone, and rests under the
 * pointer, while it has the focus, and while the box is checked.
 */
function Demo({ section: { contact, messages } }: { section: SectionOf<typeof chat> }) {
  const { words } = useContent();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of messages and a box is no fieldset
    <div role="group" aria-label={words.chat.label} className="scene demo-scene">
      <div className="phone">
        <ChatBar contact={contact} />
        <ol className="chat demo-loop">
          {messages.map(({ from, text, time }) => (
            <li key={text} className={from === 'business' ? 'say us' : 'say'}>
              <p>
                <span className="sr-only">{from === 'customer' ? words.chat.customer : words.chat.business}: </span>
                {text}
                <span className="demo-time">{time}</span>
              </p>
              <i aria-hidden="true" />
            </li>
          ))}
        </ol>
      </div>
      <label className="demo-pause" data-md="skip">
        <input type="checkbox" />
        {words.chat.pause}
      </label>
    </div>
  );
}

import { type DataOf, isOfKind } from 'sitewright';
import { Stylesheet, useContent } from 'sitewright/react';
import { Device } from '../../components/samples/device';
import { bubbleClass } from '../../components/ui/bubble-class';
import { Icon } from '../../components/ui/icon';
import { initialOf } from '../../components/ui/initial';
import { UnpublishedMark } from '../../components/ui/unpublished-mark';
import { solution as solutions } from '../solution/schema';
import type { hub as hubs } from './schema';

type Hub = DataOf<typeof hubs>;
type Item = Hub['items'][number];

/** The items on lines, each with its object and duration. With an inbox, the lines end there. */
export function HubItems({ hub: { items, inbox } }: { hub: Hub }) {
  if (!inbox)
    return (
      <ul className="hub-items grid">
        {items.map((item) => (
          <HubItem key={item.page} item={item} />
        ))}
      </ul>
    );
  return (
    <div className="funnel lg:grid">
      <Stylesheet file="components/ui/device.css" />
      <Stylesheet file="components/samples/device.css" />
      <ul className="hub-items grid lg:grid">
        {items.map((item) => (
          <HubItem key={item.page} item={item} isPictured />
        ))}
      </ul>
      <Inbox title={inbox} items={items} />
    </div>
  );
}

function HubItem({ item, isPictured = false }: { item: Item; isPictured?: boolean }) {
  const target = useContent().page(item.page);
  const solution = isOfKind(target, solutions) ? target.data : undefined;
  const icon = item.icon ?? solution?.icon;
  const picture = isPictured ? solution?.samples?.find(({ shows }) => shows)?.shows : undefined;
  return (
    <li className="relative grid pt-4 pb-6 border-t-2 border-line">
      {picture ? (
        <div className="hub-picture screen grid p-4 rounded-md bg-ground" aria-hidden="true">
          <Device {...picture} />
        </div>
      ) : (
        icon && <Icon name={icon} />
      )}
      <div>
        <h3 className="type-note">
          <a href={item.page}>{item.name ?? target.data.name}</a>
          <UnpublishedMark state={target.state} />
        </h3>
        <p>{item.description ?? solution?.summary}</p>
        {solution && <p className="measure type-text text-soft">{firstSentence(solution.time)}</p>}
      </div>
    </li>
  );
}

/** The chats of all items, each with its first two messages: a customer's question and the answer. */
function Inbox({ title, items }: { title: string; items: Item[] }) {
  return (
    <div className="device device-phone inbox screen lg:grid" aria-hidden="true">
      <p className="device-bar">
        <span className="device-face">{initialOf(title)}</span>
        {title}
      </p>
      {items.map((item) => (
        <FirstMessages key={item.page} page={item.page} />
      ))}
    </div>
  );
}

function FirstMessages({ page }: { page: string }) {
  const entry = useContent().page(page);
  if (!isOfKind(entry, solutions) || entry.data.scene.type !== 'chat') return null;
  const { name, scene } = entry.data;
  return (
    <div className="device-chat">
      <small className="text-t1 font-semibold">{name}</small>
      {scene.messages.slice(0, 2).map(({ from, text }) => (
        <p key={text} className={bubbleClass(from)}>
          {text}
        </p>
      ))}
    </div>
  );
}

/** The item's page has the full text. */
function firstSentence(text: string): string {
  return /^.*?[.!?](?= |$)/.exec(text)?.[0] ?? text;
}

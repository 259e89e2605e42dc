import { useId } from 'react';
import type { SectionOf, SectionProps } from 'sitewright';
import { Stylesheet, useList } from 'sitewright/react';
import { words } from '../../model/lists/words';
import { ChatBar } from '../../scenes/chat-bar';
import { bubbleClass } from '../../ui/bubble-class';
import { TextLink } from '../../ui/text-link';
import type { chat } from './schema';

/** The chat demo, and a remark on each message or answer. */
export function Chat({ section }: SectionProps<typeof chat>) {
  const titleId = useId();
  const { id, type, title, text, link, points } = section;
  return (
    <section id={id} data-section={type} aria-labelledby={titleId} className="frame band-l">
      <Stylesheet file="components/ui/device.css" />
      <Stylesheet file="components/sections/chat/chat.css" />
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
 * Specification, section 9: a message every 4000 ms, 1000 ms of which are typing. It is animated by styles alone, and pauses under
 * the pointer, with the focus, and while the box is checked.
 */
function Demo({ section: { contact, messages } }: { section: SectionOf<typeof chat> }) {
  const labels = useList(words);
  return (
    // biome-ignore lint/a11y/useSemanticElements: messages and a checkbox are not a fieldset
    <div role="group" aria-label={labels.chat.label} className="scene demo-scene">
      <div className="device device-phone">
        <ChatBar contact={contact} />
        <ol className="device-chat demo-loop">
          {messages.map(({ from, text, time }) => (
            <li key={text} className={bubbleClass(from)}>
              <p>
                <span className="sr-only">{from === 'customer' ? labels.chat.customer : labels.chat.business}: </span>
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
        {labels.chat.pause}
      </label>
    </div>
  );
}

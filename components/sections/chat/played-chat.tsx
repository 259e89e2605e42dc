import { Stylesheet, useList } from 'sitewright/react';
import { Booked } from '../../booking/booked';
import { words } from '../../model/lists/words';
import { ChatBar } from '../../scenes/chat-bar';
import { bubbleClass } from '../../ui/bubble-class';
import type { ChatFields } from './schema';

/** A chat that plays, and the remarks on its two answers, each on a line to its message. */
export function PlayedChat({ chat }: { chat: ChatFields }) {
  const { points } = chat;
  return (
    <div className="demo grid gap-4">
      <Stylesheet file="components/ui/device.css" />
      <Stylesheet file="components/sections/chat/chat.css" />
      <Messages chat={chat} />
      <ol className="demo-points grid gap-4">
        {points.map((point) => (
          <li className="relative" key={point.title}>
            <strong className="type-item block text-t3">{point.title}</strong>
            <p className="measure">{point.description}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}

/**
 * Specification, section 9: a message every 4000 ms, 1000 ms of which are typing, in a loop. The first turn fills an empty phone, the
 * others mark the messages. It is animated by styles alone, and pauses under the pointer, with the focus, and while the box is checked.
 */
function Messages({ chat: { contact, messages } }: { chat: ChatFields }) {
  const labels = useList(words);
  return (
    // biome-ignore lint/a11y/useSemanticElements: messages and a checkbox are not a fieldset
    <div role="group" aria-label={labels.chat.label} className="scene demo-scene w-full">
      <div className="device device-phone">
        <ChatBar contact={contact} />
        <ol className="device-chat demo-loop">
          {messages.map(({ from, text, time }) => (
            <li key={text} className={from === 'customer' ? 'demo-own' : undefined}>
              <p className={bubbleClass(from)}>
                <span className="sr-only">{from === 'customer' ? labels.chat.customer : labels.chat.business}: </span>
                <Booked text={text} />
                <span className="demo-time block text-t1">{time}</span>
              </p>
              <i aria-hidden="true" />
            </li>
          ))}
        </ol>
      </div>
      <label className="demo-pause hidden" data-md="skip">
        <input type="checkbox" />
        {labels.chat.pause}
      </label>
    </div>
  );
}

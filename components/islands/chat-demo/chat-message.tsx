import type { Words } from '../../../renderer/content/schema/words';
import type { chat } from '../../sections/chat/schema';
import type { SectionOf } from '../../sections/section-props';

interface ChatMessageProps {
  message: SectionOf<typeof chat>['messages'][number];
  /** A message that is waited for keeps its room; while it is being typed, three dots are in it. */
  state: 'waiting' | 'typing' | 'shown';
  words: Words['chat'];
}

/** A line of the chat demo. */
export function ChatMessage({ message, state, words }: ChatMessageProps) {
  const { from, text, time } = message;
  return (
    <li data-state={state} className={`chat-demo-message chat-demo-${from}`}>
      <p>
        <span className="sr-only">{from === 'customer' ? words.customer : words.business}: </span>
        {text}
        <span className="chat-demo-time">{time}</span>
      </p>
      <span aria-hidden="true" className="chat-demo-dots" title={words.typing}>
        <i />
        <i />
        <i />
      </span>
    </li>
  );
}

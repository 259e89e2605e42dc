import type { Content } from '../../../renderer/content/schema/content';
import { chat } from '../../sections/chat/schema';
import { ChatMessage } from './chat-message';

const messages = (chat.examples.full ?? chat.examples.least).messages.slice(0, 2);

export function examples({ words }: Content) {
  const inState = (state: 'waiting' | 'typing' | 'shown') => (
    <div className="chat-demo">
      <ol className="chat-demo-messages">
        {messages.map((message) => (
          <ChatMessage key={message.text} message={message} state={state} words={words.chat} />
        ))}
      </ol>
    </div>
  );
  return { waiting: inState('waiting'), typing: inState('typing'), shown: inState('shown') };
}

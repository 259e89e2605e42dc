import type { Scene } from '../../renderer/content/schema/fields/scene';
import { fillPlaceholders } from '../../renderer/content/schema/fill-placeholders';
import { useContent } from '../content-context';
import { ChatBar } from './chat-bar';
import { Drawing } from './drawing';

/** A phone with a chat. */
export function ChatScene({ contact, messages }: Extract<Scene, { type: 'chat' }>) {
  const { words } = useContent();
  return (
    <Drawing label={fillPlaceholders(words.scene.chat, { contact })}>
      <div className="phone">
        <ChatBar contact={contact} />
        <div className="chat">
          {messages.map(({ from, text }) => (
            <div key={text} className={from === 'business' ? 'say us' : 'say'}>
              {text}
            </div>
          ))}
        </div>
      </div>
    </Drawing>
  );
}

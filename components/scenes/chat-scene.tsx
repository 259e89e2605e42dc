import type { Scene } from '../../pages/fields/scene';
import { words } from '../../pages/lists/words';
import { fillPlaceholders } from '../../renderer/content/schema/fill-placeholders';
import { useList } from '../../renderer/react/content-context';
import { bubbleClass } from '../ui/bubble-class';
import { ChatBar } from './chat-bar';
import { Drawing } from './drawing';

/** A phone with a chat. */
export function ChatScene({ contact, messages }: Extract<Scene, { type: 'chat' }>) {
  const labels = useList(words);
  return (
    <Drawing label={fillPlaceholders(labels.scene.chat, { contact })}>
      <div className="device device-phone">
        <ChatBar contact={contact} />
        <div className="device-chat">
          {messages.map(({ from, text }) => (
            <div key={text} className={bubbleClass(from)}>
              {text}
            </div>
          ))}
        </div>
      </div>
    </Drawing>
  );
}

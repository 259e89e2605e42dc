import { fillPlaceholders } from 'sitewright';
import { useList } from 'sitewright/react';
import type { Scene } from '../model/fields/scene';
import { words } from '../model/lists/words';
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

import type { Scene } from '../../renderer/content/schema/fields/scene';
import { fillPlaceholders } from '../../renderer/content/schema/fill-placeholders';
import { useContent } from '../content-context';
import { initialOf } from '../ui/initial';
import { Drawing } from './drawing';

/** A phone with a chat. */
export function ChatScene({ contact, messages }: Extract<Scene, { type: 'chat' }>) {
  const { words } = useContent();
  return (
    <Drawing className="scene-chat" label={fillPlaceholders(words.scene.chat, { contact })}>
      <div className="phone">
        <div className="phone-bar">
          <span className="phone-face">{initialOf(contact)}</span>
          {contact}
        </div>
        <div className="phone-body">
          {messages.map(({ from, text }) => (
            <div key={text} className={`bubble bubble-${from}`}>
              {text}
            </div>
          ))}
        </div>
      </div>
    </Drawing>
  );
}

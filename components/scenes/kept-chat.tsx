import type { HeroScene } from '../../renderer/content/schema/fields/hero-scene';
import { Icon } from '../ui/icon';
import { Stylesheet } from '../ui/stylesheet';
import { ChatBar } from './chat-bar';
import { Drawing } from './drawing';

/** A chat that hangs from the line; beside its messages, on a ladder of two strings, hangs what was kept of them. */
export function KeptChat({ scene }: { scene: Extract<HeroScene, { type: 'kept-chat' }> }) {
  return (
    <>
      <Stylesheet file="scenes/scenes.css" />
      <Stylesheet file="scenes/kept-chat.css" />
      <Drawing className="scene kept-chat" label={scene.label}>
        <div className="phone">
          <ChatBar contact={scene.contact} />
        </div>
        {scene.messages.map(({ from, text, kept }) => (
          <div key={text} className="kept-line">
            <div className={from === 'business' ? 'say us' : 'say'}>{text}</div>
            {kept && (
              <div className="card">
                {kept.icon && <Icon name={kept.icon} />}
                <span>
                  <b>{kept.title}</b>
                  {kept.text}
                </span>
              </div>
            )}
          </div>
        ))}
      </Drawing>
    </>
  );
}

import { Stylesheet } from 'sitewright/react';
import type { HeroScene } from '../model/fields/hero-scene';
import { bubbleClass } from '../ui/bubble-class';
import { Icon } from '../ui/icon';
import { ChatBar } from './chat-bar';
import { Drawing } from './drawing';

/** A chat that hangs from the line; beside its messages, the saved notes hang on a ladder of two strings. */
export function KeptChat({ scene }: { scene: Extract<HeroScene, { type: 'kept-chat' }> }) {
  return (
    <>
      <Stylesheet file="components/ui/device.css" />
      <Stylesheet file="components/scenes/kept-chat.css" />
      <Drawing className="scene kept-chat" label={scene.label}>
        <div className="device device-phone">
          <ChatBar contact={scene.contact} />
        </div>
        {scene.messages.map(({ from, text, kept }) => (
          <div key={text} className="kept-line">
            <div className={bubbleClass(from)}>{text}</div>
            {kept && (
              <div className="device-card">
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

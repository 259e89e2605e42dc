import { Stylesheet } from 'sitewright/react';
import type { HeroScene } from '../model/fields/hero-scene';
import { bubbleClass } from '../ui/bubble-class';
import { Drawing } from './drawing';

/** A screen with three messages or buttons; the result of each hangs below it, on a string of its own length. */
export function Tasks({ scene }: { scene: Extract<HeroScene, { type: 'tasks' }> }) {
  const { label, bar, heading, tasks } = scene;
  return (
    <>
      <Stylesheet file="components/ui/device.css" />
      <Stylesheet file="components/scenes/tasks.css" />
      <Drawing className="scene tasks" label={label}>
        <div className="device-bar">{bar}</div>
        {heading && <div className="device-heading">{heading}</div>}
        {tasks.map(({ text, result }) => (
          <div key={text} className="task">
            <div className={heading ? 'device-act' : bubbleClass('customer')}>{text}</div>
            <i />
            <div className="device-card">
              <b>{result.title}</b>
              {result.text}
            </div>
          </div>
        ))}
      </Drawing>
    </>
  );
}

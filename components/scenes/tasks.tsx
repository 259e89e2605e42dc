import type { HeroScene } from '../../renderer/content/schema/fields/hero-scene';
import { Stylesheet } from '../ui/stylesheet';
import { Drawing } from './drawing';

/** A screen with three messages or buttons; below each, at a drop of its own, hangs what came of it. */
export function Tasks({ scene }: { scene: Extract<HeroScene, { type: 'tasks' }> }) {
  const { label, bar, heading, tasks } = scene;
  return (
    <>
      <Stylesheet file="scenes/scenes.css" />
      <Stylesheet file="scenes/tasks.css" />
      <Drawing className="scene tasks" label={label}>
        <div className="bar">{bar}</div>
        {heading && <div className="page-head">{heading}</div>}
        {tasks.map(({ text, result }) => (
          <div key={text} className="task">
            <div className={heading ? 'act' : 'say'}>{text}</div>
            <i />
            <div className="card">
              <b>{result.title}</b>
              {result.text}
            </div>
          </div>
        ))}
      </Drawing>
    </>
  );
}

import { useId } from 'react';
import type { Sample, Shown } from '../../renderer/content/schema/fields/sample';
import type { Scene } from '../../renderer/content/schema/fields/scene';
import { useContent } from '../content-context';
import { Icon } from '../ui/icon';
import { Stylesheet } from '../ui/stylesheet';
import { Device, type Drawable } from './device';

interface SamplesProps {
  samples: Sample[];
  /** What hangs where a sample has no picture of its own. */
  scene: Scene;
}

/** Samples of what a solution delivers: they hang in a row from the line, which ends in the curl. */
export function Samples({ samples, scene }: SamplesProps) {
  const { words } = useContent();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="frame">
      <Stylesheet file="samples/device.css" />
      <Stylesheet file="samples/samples.css" />
      <h2 id={titleId} className="type-small text-soft">
        {words.solution.samples}
      </h2>
      <ul className="chain">
        {pictured(samples, scene).map(({ title, icon, text, picture }) => (
          <li key={title}>
            <h3 className="chain-tag">
              <Icon name={icon} />
              {title}
            </h3>
            <div className="hang">{picture && <Device {...picture} />}</div>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Each sample with what is drawn: its own picture, or the next one of the scene. */
function pictured(samples: Sample[], scene: Scene) {
  const rest = picturesOf(scene);
  return samples.map((sample) => ({ ...sample, picture: sample.shows ?? rest.shift() }));
}

function picturesOf(scene: Scene): Drawable[] {
  if (scene.type !== 'app') return [scene];
  return scene.screens.map((screen): Shown => ({ type: 'screen', ...screen }));
}

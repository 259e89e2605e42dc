import { useId } from 'react';
import { Stylesheet, useList } from 'sitewright/react';
import type { Sample, Shown } from '../model/fields/sample';
import type { Scene } from '../model/fields/scene';
import { words } from '../model/lists/words';
import { Icon } from '../ui/icon';
import { Device, type Drawable } from './device';

interface SamplesProps {
  samples: Sample[];
  /** The pictures for samples without their own. */
  scene: Scene;
}

/** Samples of the results of a solution, hanging in a row from the line, which ends in the curl. */
export function Samples({ samples, scene }: SamplesProps) {
  const labels = useList(words);
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="frame">
      <Stylesheet file="components/ui/device.css" />
      <Stylesheet file="components/samples/device.css" />
      <Stylesheet file="components/samples/samples.css" />
      <h2 id={titleId} className="type-small text-soft">
        {labels.solution.samples}
      </h2>
      <ul className="chain grid mt-3">
        {pictured(samples, scene).map(({ title, icon, text, picture }) => (
          <li className="lg:grid lg:row-span-2" key={title}>
            <h3 className="chain-tag relative flex text-t4 text-balance">
              <Icon name={icon} />
              {title}
            </h3>
            <div className="chain-sample">
              <div className="hang screen">{picture && <Device {...picture} />}</div>
              <p className="mt-3 leading-normal text-balance">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Each sample with its own picture, or else the next picture of the scene. */
function pictured(samples: Sample[], scene: Scene) {
  const rest = picturesOf(scene);
  return samples.map((sample) => ({ ...sample, picture: sample.shows ?? rest.shift() }));
}

function picturesOf(scene: Scene): Drawable[] {
  if (scene.type !== 'app') return [scene];
  return scene.screens.map((screen): Shown => ({ type: 'screen', ...screen }));
}

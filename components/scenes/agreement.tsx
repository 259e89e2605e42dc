import { Stylesheet } from 'sitewright/react';
import type { HeroScene } from '../model/fields/hero-scene';
import { Terms } from '../ui/terms';

/** A page that two sides sign; each signature ends in the curl. */
export function Agreement({ scene }: { scene: Extract<HeroScene, { type: 'agreement' }> }) {
  const { label, terms, signatures } = scene;
  return (
    <div className="pact-page rounded-md">
      <Stylesheet file="components/scenes/agreement.css" />
      <p className="type-label mb-4 text-soft">{label}</p>
      <Terms items={terms} />
      <div className="pact-signs grid mt-6 text-soft text-t1 font-medium" aria-hidden="true">
        {signatures.map((name, index) => (
          <div key={name}>
            <svg className="w-full overflow-visible fill-none stroke-2" viewBox="0 0 220 60" aria-hidden="true">
              <path d={SIGNATURES[index]} />
            </svg>
            {name}
          </div>
        ))}
      </div>
    </div>
  );
}

const SIGNATURES = [
  'M4 44c14-34 24-34 22-10s10 14 18-2 12-12 10 4 14 8 22-6 14-8 12 4 10 8 20 4H176a13 13 0 1 0-13-13',
  'M4 20h44M26 20c-4 12-8 26-6 28s10-12 18-14 2 14 10 10 6-12 14-12 2 14 10 10H176a13 13 0 1 0-13-13',
];

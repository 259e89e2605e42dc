import { useId } from 'react';
import type { Entry } from 'sitewright';
import { Stylesheet } from 'sitewright/react';
import { AnyBooking } from '../../../booking/any-booking';
import { JumpTargets } from '../../../booking/jump-targets';
import { Drawing } from '../../../scenes/drawing';
import { Choice, variantOf } from '../../../ui/choice';
import { HeroCopy } from '../hero-copy';
import { OpeningBooking, OpeningPath } from '../opening-parts';
import type { HeroOf } from '../schema';
import { Paddlers } from './paddlers';
import { TwoPhones } from './two-phones';

/** The top of a page with a phone that the visitor switches; a line leads from each of three habits to its part of the screen. */
export function PhonesHero({ section, entry }: { section: HeroOf<'phones'>; entry: Entry }) {
  const titleId = useId();
  const { id, type, scene } = section;
  const { title, legend, phone, drawing } = scene;
  return (
    <AnyBooking>
      <section data-section={type} aria-labelledby="page-title" className="overflow-x-clip">
        <Stylesheet file="components/ui/device.css" />
        <Stylesheet file="components/sections/hero/phones/phones.css" />
        <div className="frame">
          <OpeningPath entry={entry} />
          <div className="phones choosing">
            <HeroCopy section={section} />
            {drawing && <Paddlers label={drawing} />}
            <OpeningBooking page={entry.address} />
            {/* biome-ignore lint/a11y/useSemanticElements: a section would be one of the page */}
            <div id={id} role="region" aria-labelledby={titleId} className="relative phones-try">
              <JumpTargets at={id} />
              <h2 id={titleId} className="sr-only">
                {title}
              </h2>
              <Choice legend={legend} isLegendHidden options={phone.systems.map(({ name }) => name)} chosen={0} />
              <div className="scene model" data-md="skip">
                <Drawing label={phone.systems.map(({ label }) => label).join(' ')}>
                  <TwoPhones phone={phone} />
                </Drawing>
              </div>
              <Habits scene={scene} />
            </div>
          </div>
        </div>
      </section>
    </AnyBooking>
  );
}

function Habits({ scene: { habits } }: { scene: HeroOf<'phones'>['scene'] }) {
  return (
    <ol className="habits">
      {habits.map(({ title, texts }) => (
        <li key={title}>
          <b className="block">{title}</b>
          <span className="cell">
            {texts.map((text, index) => (
              <span key={text} data-v={variantOf(index)}>
                {text}
              </span>
            ))}
          </span>
        </li>
      ))}
    </ol>
  );
}

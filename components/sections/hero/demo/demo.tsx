import { useId } from 'react';
import type { Entry } from 'sitewright';
import { Stylesheet } from 'sitewright/react';
import { AnyBooking } from '../../../booking/any-booking';
import { JumpTargets } from '../../../booking/jump-targets';
import { PlayedChat } from '../../chat/played-chat';
import { HeroCopy } from '../hero-copy';
import { OpeningBooking, OpeningPath } from '../opening-parts';
import type { HeroOf } from '../schema';

/** The top of a page with a chat that plays in a room of its own, hung from the line. */
export function DemoHero({ section, entry }: { section: HeroOf<'demo'>; entry: Entry }) {
  const titleId = useId();
  const { id, type, scene } = section;
  return (
    <AnyBooking>
      <section data-section={type} aria-labelledby="page-title" className="room frame">
        <Stylesheet file="components/sections/hero/demo/demo.css" />
        <OpeningPath entry={entry} />
        <div className="cols hero">
          <div className="line hero-line" aria-hidden="true" />
          <HeroCopy section={section} />
          <OpeningBooking page={entry.address} />
          {/* biome-ignore lint/a11y/useSemanticElements: a section would be one of the page */}
          <div id={id} role="region" aria-labelledby={titleId} className="relative room-demo">
            <JumpTargets at={id} />
            <PlayedChat chat={scene} />
            <h2 id={titleId} className="mt-4 font-semibold">
              {scene.title}
            </h2>
            {scene.text && <p className="type-small">{scene.text}</p>}
          </div>
        </div>
      </section>
    </AnyBooking>
  );
}

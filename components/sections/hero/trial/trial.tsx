import { useId } from 'react';
import type { Entry } from 'sitewright';
import { Stylesheet, useList } from 'sitewright/react';
import { AnyBooking } from '../../../booking/any-booking';
import { Booked } from '../../../booking/booked';
import { JumpTargets } from '../../../booking/jump-targets';
import { words } from '../../../model/lists/words';
import { Drawing } from '../../../scenes/drawing';
import { bubbleClass } from '../../../ui/bubble-class';
import { Choice, variantOf } from '../../../ui/choice';
import { HeroCopy } from '../hero-copy';
import { OpeningBooking, OpeningPath } from '../opening-parts';
import type { HeroOf } from '../schema';

type Trial = HeroOf<'trial'>['scene'];

/** The default request: of the three outcomes, a refusal is the most telling. */
const FIRST = 2;

/** The top of a page in the room before a gate: the line of each request passes it or turns back, with the reason. */
export function TrialHero({ section, entry }: { section: HeroOf<'trial'>; entry: Entry }) {
  const titleId = useId();
  const { id, type, scene } = section;
  return (
    <AnyBooking>
      <section data-section={type} aria-labelledby="page-title" className="overflow-x-clip bg-ground trial-section">
        <Stylesheet file="components/ui/device.css" />
        <Stylesheet file="components/sections/hero/trial/trial.css" />
        <div className="frame">
          <OpeningPath entry={entry} />
          <div className="cols">
            <HeroCopy section={section} isWide />
          </div>
          <OpeningBooking page={entry.address} />
          {/* biome-ignore lint/a11y/useSemanticElements: a section would be one of the page */}
          <div id={id} role="region" aria-labelledby={titleId} className="relative trial choosing">
            <JumpTargets at={id} />
            <div className="trial-head grid gap-2">
              <h2 id={titleId} className="type-chapter">
                {scene.title}
              </h2>
              {scene.text && <p>{scene.text}</p>}
            </div>
            <div className="trial-requests">
              <Choice
                legend={scene.legend}
                isLegendHidden
                options={scene.requests.map(({ request }) => request)}
                chosen={FIRST}
                isVertical
              />
              <Note scene={scene} />
            </div>
            <div className="cell">
              {scene.requests.map((request, index) => (
                <Outcome key={request.request} variant={variantOf(index)} request={request} contact={scene.contact} />
              ))}
            </div>
            <Verdicts scene={scene} />
          </div>
        </div>
      </section>
    </AnyBooking>
  );
}

function Note({ scene: { note, link } }: { scene: Trial }) {
  if (!note) return null;
  return (
    <p className="type-small mt-4">
      {note}{' '}
      {link && (
        <a href={link.href} className="underline">
          {link.label}
        </a>
      )}
    </p>
  );
}

/** Screen readers hear the verdict of the chosen request. */
function Verdicts({ scene: { requests } }: { scene: Trial }) {
  return (
    <p role="status" className="sr-only" data-md="skip">
      {requests.map(({ request, verdict }, index) => (
        <span key={request} data-v={variantOf(index)}>
          {verdict}
        </span>
      ))}
    </p>
  );
}

interface OutcomeProps {
  variant: string;
  request: Trial['requests'][number];
  contact: string;
}

function Outcome({ variant, request, contact }: OutcomeProps) {
  const labels = useList(words);
  const { outcome, verdict, gate, question, answer, steps, rule, lock } = request;
  return (
    <div className={`outcome outcome-${outcome}`} data-v={variant}>
      <div className="gate">
        <div className="gate-line" aria-hidden="true" />
        <p className="verdict">{verdict}</p>
        <p className="gate-name">{gate}</p>
      </div>
      <div className="grid content-start gap-4">
        <div className="scene" data-md="skip">
          <Drawing label={<Booked text={`${question} ${answer}`.replaceAll(/[[\]]/g, '')} />}>
            <div className="device device-window">
              <div className="device-bar">{contact}</div>
              <div className="window-in">
                <div className="device-chat">
                  <div className={bubbleClass('customer')}>
                    <Booked text={question} />
                  </div>
                  <div className={bubbleClass('business')}>
                    <Booked text={answer} />
                  </div>
                </div>
                <div className="device-log">
                  {steps.map(({ label, value }) => (
                    <div key={label}>
                      <span>{label}</span>
                      <span>
                        <Booked text={value} />
                      </span>
                    </div>
                  ))}
                </div>
              </div>
            </div>
          </Drawing>
        </div>
        <dl className="locks">
          <div>
            <dt>{labels.trial.rule}</dt>
            <dd>{rule}</dd>
          </div>
          <div>
            <dt>{labels.trial.lock}</dt>
            <dd>{lock}</dd>
          </div>
        </dl>
      </div>
    </div>
  );
}

import type { SectionOf, SectionProps } from 'sitewright';
import { Stylesheet, useList } from 'sitewright/react';
import { words } from '../../model/lists/words';
import { Drawing } from '../../scenes/drawing';
import { bubbleClass } from '../../ui/bubble-class';
import { Choice, variantOf } from '../../ui/choice';
import { SectionFrame } from '../../ui/section-frame';
import type { trial } from './schema';

/** The default request: of the three outcomes, a refusal is the most telling. */
const FIRST = 2;

/** A choice of requests. The line of each passes through the gate or turns back before it, with the reason. */
export function Trial({ section }: SectionProps<typeof trial>) {
  const { legend, contact, note, link, requests } = section;
  return (
    <SectionFrame section={{ ...section, link: undefined }} heading="plain">
      <Stylesheet file="components/ui/device.css" />
      <Stylesheet file="components/sections/trial/trial.css" />
      <div className="trial choosing">
        <div>
          <Choice legend={legend} options={requests.map(({ request }) => request)} chosen={FIRST} isVertical />
          {note && (
            <p className="type-small mt-4">
              {note}{' '}
              {link && (
                <a href={link.href} className="underline">
                  {link.label}
                </a>
              )}
            </p>
          )}
        </div>
        <div className="cell">
          {requests.map((request, index) => (
            <Outcome key={request.request} variant={variantOf(index)} request={request} contact={contact} />
          ))}
        </div>
        <p role="status" className="sr-only" data-md="skip">
          {requests.map(({ request, verdict }, index) => (
            <span key={request} data-v={variantOf(index)}>
              {verdict}
            </span>
          ))}
        </p>
      </div>
    </SectionFrame>
  );
}

interface OutcomeProps {
  variant: string;
  request: SectionOf<typeof trial>['requests'][number];
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
      <div className="scene" data-md="skip">
        <Drawing label={`${question} ${answer}`}>
          <div className="device device-window">
            <div className="device-bar">{contact}</div>
            <div className="window-in">
              <div className="device-chat">
                <div className={bubbleClass('customer')}>{question}</div>
                <div className={bubbleClass('business')}>{answer}</div>
              </div>
              <div className="device-log">
                {steps.map(({ label, value }) => (
                  <div key={label}>
                    <span>{label}</span>
                    <span>{value}</span>
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
  );
}

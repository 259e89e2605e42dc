import type { SectionOf, SectionProps } from 'sitewright';
import { Stylesheet } from 'sitewright/react';
import { Drawing } from '../../scenes/drawing';
import { Rows } from '../../scenes/rows';
import { Choice } from '../../ui/choice';
import { SectionFrame } from '../../ui/section-frame';
import type { widths } from './schema';

type WidthsSection = SectionOf<typeof widths>;

/** A page at three widths, on one line; the visitor switches between before and after. */
export function Widths({ section }: SectionProps<typeof widths>) {
  const { legend, versions, note, measures, before, after } = section;
  return (
    <SectionFrame section={section} heading="plain">
      <Stylesheet file="components/ui/device.css" />
      <Stylesheet file="components/sections/widths/widths.css" />
      <div className="widths choosing">
        <div className="measures">
          <Choice legend={legend} isLegendHidden options={versions} chosen={1} />
          <dl>
            {measures.map((measure) => (
              <Measure key={measure.label} measure={measure} />
            ))}
          </dl>
          {note && <p className="type-small text-soft">{note}</p>}
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: some browsers can't scroll it from the keyboard without focus */}
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset needs form fields */}
        <div className="shelf scene" tabIndex={0} role="group" aria-label={section.title} data-md="skip">
          <Drawing className="shelf-in" label={`${before.label} ${after.label}`}>
            <Watch section={section} />
            <Phone section={section} />
            <Laptop section={section} />
          </Drawing>
        </div>
      </div>
    </SectionFrame>
  );
}

function Measure({ measure: { label, before, after } }: { measure: WidthsSection['measures'][number] }) {
  return (
    <div>
      <dt className="type-small font-semibold">{label}</dt>
      <dd className="cell">
        <span data-v="a">
          <b>{before}</b> <Bar share={1} />
        </span>
        <span data-v="b">
          <b>{after}</b> <Bar share={numberIn(after) / numberIn(before)} />
        </span>
      </dd>
    </div>
  );
}

/** The number at the beginning of a measure, such as 2900 in "2,900 KB". */
function numberIn(measure: string): number {
  return Number.parseFloat(measure.replaceAll(',', ''));
}

function Bar({ share }: { share: number }) {
  return (
    <svg className="measure-bar" width="100%" height="14" aria-hidden="true">
      <rect width={`${(share * 100).toFixed(2)}%`} height="14" />
    </svg>
  );
}

function Watch({ section: { devices, after } }: { section: WidthsSection }) {
  return (
    <div>
      <div className="device-name">{devices[0]}</div>
      <div className="device device-phone cell">
        <div className="drawn-page" data-v="a">
          <div className="spin" />
        </div>
        <div className="drawn-page" data-v="b">
          <b>{after.name}</b>
          <span>{after.hours}</span>
          <div className="device-act">{after.call}</div>
        </div>
      </div>
    </div>
  );
}

function Phone({ section: { devices, before, after } }: { section: WidthsSection }) {
  return (
    <div>
      <div className="device-name">{devices[1]}</div>
      <div className="device device-phone cell">
        <div className="drawn-page" data-v="a">
          <div className="picture" />
          <TinyText lines={6} />
          <div className="picture" />
          <Consent before={before} />
        </div>
        <div className="drawn-page" data-v="b">
          <span>{after.name}</span>
          <b>{after.heading}</b>
          <Rows rows={after.rows} />
          <span>{after.hours}</span>
          <div className="device-act">{after.action}</div>
        </div>
      </div>
    </div>
  );
}

function Laptop({ section: { devices, address, before, after } }: { section: WidthsSection }) {
  return (
    <div className="laptop">
      <div className="device-name">{devices[2]}</div>
      <div className="device device-window">
        <div className="device-bar">{address}</div>
        <div className="cell">
          <div className="drawn-page" data-v="a">
            <Menu entries={before.menu} />
            <div className="picture">{before.banner}</div>
            <TinyText lines={6} />
            <Consent before={before} />
          </div>
          <div className="drawn-page" data-v="b">
            <Menu entries={[after.name, ...after.menu]} />
            <b>{after.heading}</b>
            <Rows rows={after.rows} />
            <span>{after.place}</span>
            <div className="two-buttons">
              <div className="device-act">{after.action}</div>
              <div className="device-act">{after.call}</div>
            </div>
          </div>
        </div>
      </div>
    </div>
  );
}

function Menu({ entries }: { entries: readonly string[] }) {
  return (
    <div className="menu-row">
      {entries.map((entry) => (
        <span key={entry}>{entry}</span>
      ))}
    </div>
  );
}

/** Lines that represent text too small to read. */
function TinyText({ lines }: { lines: number }) {
  return (
    <svg className="tiny-text" viewBox={`0 0 100 ${lines * 10}`} preserveAspectRatio="none" aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are identical and never reordered
        <rect key={line} y={line * 10 + 3} width={line % 3 === 2 ? 60 : 100} height="4" />
      ))}
    </svg>
  );
}

function Consent({ before }: Pick<WidthsSection, 'before'>) {
  return (
    <div className="consent">
      {before.consent}
      <span>{before.accept}</span>
    </div>
  );
}

import { useId } from 'react';
import type { Entry } from 'sitewright';
import { Stylesheet } from 'sitewright/react';
import { Drawing } from '../../../scenes/drawing';
import { Rows } from '../../../scenes/rows';
import { Choice } from '../../../ui/choice';
import { HeroCopy } from '../hero-copy';
import { OpeningBooking, OpeningPath } from '../opening-parts';
import type { HeroOf } from '../schema';

type Widths = HeroOf<'widths'>['scene'];

/** The top of a page with another page on the line, at three widths; the visitor switches between before and after. */
export function WidthsHero({ section, entry }: { section: HeroOf<'widths'>; entry: Entry }) {
  const titleId = useId();
  const { id, type, scene } = section;
  const { title, legend, versions, before, after } = scene;
  return (
    <section id={id} data-section={type} aria-labelledby="page-title" className="frame">
      <Stylesheet file="components/ui/device.css" />
      <Stylesheet file="components/sections/hero/widths/widths.css" />
      <OpeningPath entry={entry} />
      <div className="widths choosing">
        <HeroCopy section={section} />
        <OpeningBooking page={entry.address} />
        <div className="widths-switch">
          <h2 id={titleId} className="type-item font-semibold">
            {title}
          </h2>
          <Choice legend={legend} isLegendHidden options={versions} chosen={1} />
        </div>
        <div className="shelf scene" data-md="skip">
          <Drawing className="shelf-in" label={`${before.label} ${after.label}`}>
            <Watch scene={scene} />
            <Phone scene={scene} />
            <Laptop scene={scene} />
          </Drawing>
        </div>
        <Measures scene={scene} />
      </div>
    </section>
  );
}

function Measures({ scene: { measures, note } }: { scene: Widths }) {
  return (
    <div className="measures">
      <dl>
        {measures.map((measure) => (
          <Measure key={measure.label} measure={measure} />
        ))}
      </dl>
      {note && <p className="type-small text-soft">{note}</p>}
    </div>
  );
}

function Measure({ measure: { label, before, after } }: { measure: Widths['measures'][number] }) {
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

function Watch({ scene: { devices, after } }: { scene: Widths }) {
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

function Phone({ scene: { devices, before, after } }: { scene: Widths }) {
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

function Laptop({ scene: { devices, address, before, after } }: { scene: Widths }) {
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

function Consent({ before }: Pick<Widths, 'before'>) {
  return (
    <div className="consent">
      {before.consent}
      <span>{before.accept}</span>
    </div>
  );
}

import type { ReactNode } from 'react';
import { isSection, type SectionProps, sectionsOf } from 'sitewright';
import { Stylesheet, useContent } from 'sitewright/react';
import { SectionFrame } from '../../ui/section-frame';
import { hero } from '../hero/schema';
import type { siteFigures } from './schema';

/** Three tests of this website that hang from the line, and the counts of its build, which inserts the weight: page-weight.ts. */
export function SiteFigures({ section, entry }: SectionProps<typeof siteFigures>) {
  const { counts } = useContent();
  const { script, source, audit, weight, pages, rules } = section;
  const headline = sectionsOf(entry).find((other) => isSection(other, hero));
  return (
    <SectionFrame section={section} heading="plain">
      <Stylesheet file="components/sections/site-figures/site-figures.css" />
      <div className="wind" />
      <ol className="checks">
        <Check {...script}>
          <div className="check-page">
            <p className="switch">
              {script.label}
              <i />
            </p>
            <p className="check-say">
              <span className="is-on">{script.on}</span>
              <span className="is-off">{script.off}</span>
            </p>
          </div>
        </Check>
        <Check {...source}>
          <p className="code">
            &lt;<b>main</b>&gt;{'\n'}&lt;<b>h1</b>&gt;{headline?.type === 'hero' && headline.title}&lt;/<b>h1</b>&gt;
            {'\n'}&lt;
            <b>p</b>&gt;{headline?.type === 'hero' && headline.description.slice(0, 60)}
          </p>
        </Check>
        <Check {...audit}>
          <div className="check-page">
            <p className="check-row">
              <span>{audit.ours}</span>
              <b>
                <data value="home-weight">{NOT_MEASURED}</data>
              </b>
            </p>
            <p className="check-row">
              <span>{audit.yours}</span>
              <span className="blank" />
            </p>
          </div>
        </Check>
      </ol>
      <dl className="check-figures">
        <Line label={weight}>
          <data value="home-weight">{NOT_MEASURED}</data>
        </Line>
        <Line label={pages}>{counts.pages}</Line>
        <Line label={rules}>{counts.rules}</Line>
      </dl>
    </SectionFrame>
  );
}

/** A test, with its drawn window hanging above it. */
function Check(props: { title: string; description: string; window: string; children: ReactNode }) {
  return (
    <li>
      <div className="check-hang" aria-hidden="true">
        <div className="check-window">
          <p className="check-bar">{props.window}</p>
          {props.children}
        </div>
      </div>
      <h3>{props.title}</h3>
      <p className="type-text text-soft">{props.description}</p>
    </li>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="type-figure">{children}</dd>
    </div>
  );
}

/** The placeholder for the weight of the home page in development. */
const NOT_MEASURED = 'not measured yet';

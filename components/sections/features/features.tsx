import { useId } from 'react';
import type { SectionOf } from '../../../renderer/content/schema/define-section';
import type { SectionProps } from '../../../renderer/content/schema/with-component';
import { Stylesheet } from '../../../renderer/react/stylesheet';
import { Icon } from '../../ui/icon';
import { SectionFrame } from '../../ui/section-frame';
import { PhoneFeatures } from './phone-features';
import type { features } from './schema';

type Features = SectionOf<typeof features>;

/** Terms and their explanations, each with its object, in the look that content names. */
export function Features({ section }: SectionProps<typeof features>) {
  const { look = 'rack', phone } = section;
  if (look === 'checklist') return <Checklist section={section} />;
  return (
    <SectionFrame section={section} heading="plain">
      {look === 'rack' && <Rack section={section} />}
      {look === 'stops' && <Stops items={section.items} />}
      {look === 'phone' && phone && <PhoneFeatures items={section.items} phone={phone} />}
    </SectionFrame>
  );
}

/** The features hang from a line, side by side; the limit is after the last feature. */
function Rack({ section: { items, limit } }: { section: Features }) {
  return (
    <div className="rack">
      <Stylesheet file="components/sections/features/rack.css" />
      <dl>
        {items.map(({ icon, title, description }) => (
          <div key={title} className="rack-place">
            <dt className="type-item font-semibold">
              <Icon name={icon} />
              {title}
            </dt>
            <dd className="type-small text-soft">{description}</dd>
          </div>
        ))}
      </dl>
      {limit && (
        <div className="rack-place">
          <h3 className="type-item">
            <Icon name={limit.icon} />
            {limit.title}
          </h3>
          <p className="type-small text-soft">{limit.text}</p>
        </div>
      )}
    </div>
  );
}

/** A message passes all features; the result of each hangs from the line. */
function Stops({ items }: Pick<Features, 'items'>) {
  return (
    <dl className="stops">
      <Stylesheet file="components/sections/features/stops.css" />
      {items.map(({ icon, title, description, result }) => (
        <div key={title}>
          <dt className="type-item font-semibold">
            <Icon name={icon} />
            {title}
          </dt>
          <dd className="type-small text-soft">{description}</dd>
          {result && <dd className="stop-result">{result}</dd>}
        </div>
      ))}
    </dl>
  );
}

/** A sheet with all features ticked off. */
function Checklist({ section }: { section: Features }) {
  const titleId = useId();
  const { id, type, title, text, items } = section;
  return (
    <section id={id} data-section={type} aria-labelledby={titleId} className="frame band-l">
      <Stylesheet file="components/sections/features/checklist.css" />
      <div className="sheet-of-points">
        <h2 id={titleId} className="type-note">
          {title}
        </h2>
        {text && <p className="type-small mt-1 text-soft">{text}</p>}
        <dl className="points">
          {items.map(({ icon, title: point, description }) => (
            <div key={point}>
              <dt className="type-item font-semibold">
                <Icon name={icon} />
                {point}
              </dt>
              <dd className="type-small text-soft">{description}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

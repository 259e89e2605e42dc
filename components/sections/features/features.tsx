import type { SectionOf, SectionProps } from 'sitewright';
import { Stylesheet } from 'sitewright/react';
import { Icon } from '../../ui/icon';
import { SectionFrame } from '../../ui/section-frame';
import { useSlideOf } from '../../ui/slide-of';
import { TickedSheet } from '../../ui/ticked-sheet';
import type { features } from './schema';

type Features = SectionOf<typeof features>;
type WithLook<Look extends Features['look']> = Extract<Features, { look?: Look }>;

/** Terms and their explanations, each with its object, in the look that content names. */
export function Features({ section }: SectionProps<typeof features>) {
  if (section.look === 'checklist') return <Checklist section={section} />;
  return (
    <SectionFrame section={section} heading="plain">
      <Items {...section} />
    </SectionFrame>
  );
}

function Items(section: Exclude<Features, WithLook<'checklist'>>) {
  switch (section.look) {
    case 'stops':
      return <Stops {...section} />;
    case 'grid':
      return <Grid {...section} />;
    default:
      return <Rack {...section} />;
  }
}

/** The features hang from a line, side by side; the limit is a note after the last. */
function Rack({ items, limit }: WithLook<'rack'>) {
  return (
    <div className="rack md:grid-cols-2">
      <Stylesheet file="components/sections/features/rack.css" />
      <dl className="max-md:grid">
        {items.map(({ icon, title, description }) => (
          <div key={title} className="rack-place relative">
            <dt className="type-item font-semibold">
              <Icon name={icon} />
              {title}
            </dt>
            <dd className="type-text text-soft max-md:text-t2">{description}</dd>
          </div>
        ))}
      </dl>
      {limit && (
        <div className="rack-limit mt-4">
          <h3 className="type-item">{limit.title}</h3>
          <p className="type-text mt-1 max-md:text-t2">{limit.text}</p>
        </div>
      )}
    </div>
  );
}

/** A message passes all features; the result of each hangs from the line. */
function Stops({ title: heading, items }: WithLook<'stops'>) {
  const slideOf = useSlideOf(items.length);
  return (
    <dl className="stops slides" aria-label={heading} tabIndex={0}>
      <Stylesheet file="components/sections/features/stops.css" />
      {items.map(({ icon, title, description, result }, index) => (
        <div key={title} {...slideOf(index)}>
          <dt className="type-item flex items-center gap-2 font-semibold">
            <Icon name={icon} className="size-7" />
            {title}
          </dt>
          <dd className="type-text text-soft">{description}</dd>
          {result && <dd className="stop-result w-fit rounded-sm text-t2 font-semibold leading-tight">{result}</dd>}
        </div>
      ))}
    </dl>
  );
}

/** The features in rows of three, under a rule each. */
function Grid({ title: heading, items }: WithLook<'grid'>) {
  const slideOf = useSlideOf(items.length);
  return (
    <dl className="slides grid gap-x-8 gap-y-6 md:grid-cols-2 lg:grid-cols-3" aria-label={heading} tabIndex={0}>
      <Stylesheet file="components/sections/service-page.css" />
      {items.map(({ icon, title, description }, index) => (
        <div key={title} className="border-t border-rule pt-3" {...slideOf(index)}>
          <dt className="type-item flex items-center gap-2 font-semibold">
            <Icon name={icon} className="size-7" />
            {title}
          </dt>
          <dd className="mt-1 text-soft">{description}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A sheet with all features ticked off. */
function Checklist({ section }: { section: WithLook<'checklist'> }) {
  const items = section.items.map(({ icon, title, description }) => ({
    key: title,
    label: (
      <>
        <Icon name={icon} />
        {title}
      </>
    ),
    value: description,
  }));
  return <TickedSheet section={section} items={items} />;
}

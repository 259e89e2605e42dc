import { useId } from 'react';
import type { SectionProps } from 'sitewright';
import { useContent } from 'sitewright/react';
import { SectionHeading } from '../../../components/ui/section-heading';
import { OpeningHooks } from '../opening-hooks';
import { opening } from '../schema';
import type { openings } from './schema';

/** All openings, each as an empty hook. */
export function Openings({ section }: SectionProps<typeof openings>) {
  const { all } = useContent();
  const titleId = useId();
  const { id, type, title, text, link } = section;
  return (
    <section id={id} data-section={type} aria-labelledby={titleId} className="frame band-l">
      <SectionHeading id={titleId} title={title} text={text} link={link} rank="plain" />
      <div className="wind" />
      <OpeningHooks openings={all(opening)} />
    </section>
  );
}

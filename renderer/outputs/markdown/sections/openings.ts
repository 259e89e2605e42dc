import { applyLink } from '../../../../components/ui/apply-link';
import type { Content, EntryOf } from '../../../content/schema/content';
import { isClosed } from '../../../content/schema/publication';
import { type Blocks, heading, link, linkLine, paragraph } from '../nodes';
import { sectionHeading } from '../parts/section-heading';
import { unpublishedMark } from '../parts/unpublished-mark';
import type { SectionProps } from './section-props';

export function openings({ section, content }: SectionProps<'openings'>): Blocks {
  return [...sectionHeading(section), ...content.lists.openings.flatMap((opening) => openingTeaser(opening, content))];
}

function openingTeaser(opening: EntryOf<'opening'>, content: Content): Blocks {
  const { site, words, today } = content;
  const { heading: job, department, location, type, summary } = opening.data;
  const details = { label: `${words.opening.details}: ${job}`, href: opening.address };
  const apply = { label: `${words.opening.apply}: ${job}`, href: applyLink(job, site, words) };
  return [
    heading(3, job + unpublishedMark(opening, content)),
    paragraph(`${department}, ${location}, ${type}`),
    paragraph(summary),
    ...(isClosed(opening.data, today)
      ? [paragraph(link(details), ` ${words.opening.closed}`)]
      : linkLine(details, apply)),
  ];
}

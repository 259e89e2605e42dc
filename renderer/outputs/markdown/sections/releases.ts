import { formatDate } from '../../../../components/ui/format-date';
import { onPage, paginationOf } from '../../../content/schema/list-pages';
import { type Blocks, heading, linkLine, paragraph } from '../nodes';
import { pagination } from '../parts/pagination';
import { sectionHeading } from '../parts/section-heading';
import { unpublishedMark } from '../parts/unpublished-mark';
import type { SectionProps } from './section-props';

export function releases({ section, entry, content }: SectionProps<'releases'>): Blocks {
  const shown = onPage(content.lists.releases, paginationOf(entry).number);
  const teasers = shown.flatMap((release) => [
    paragraph(formatDate(release.data.date)),
    heading(3, release.data.heading + unpublishedMark(release, content)),
    paragraph(release.data.excerpt),
    ...linkLine({ label: `${content.words.release.readMore}: ${release.data.heading}`, href: release.address }),
  ]);
  return [...sectionHeading(section), ...teasers, ...pagination(section, entry, content)];
}

import { formatDate } from '../../../../components/ui/format-date';
import type { Content } from '../../../content/schema/content';
import { type Blocks, heading, type Inline, labeled, link, list } from '../nodes';
import { claimOf } from '../parts/claim';
import { sectionHeading } from '../parts/section-heading';
import type { SectionProps } from './section-props';

export function figures({ section, content }: SectionProps<'figures'>): Blocks {
  const ids = Object.keys(content.pagesOfClaims);
  return Object.entries(section.groups).flatMap(([kind, group]) => [
    ...sectionHeading(group),
    ...ids.filter((id) => claimOf(id, content).kind === kind).flatMap((id) => figure(id, content)),
  ]);
}

function figure(id: string, content: Content): Blocks {
  const labels = content.words.figures;
  const { value, label, counts, condition, source, since, checked } = claimOf(id, content);
  const pages = pagesOf(id, content);
  return [
    heading(3, `${value} ${label}`),
    list([
      labeled(labels.counts, counts),
      labeled(labels.condition, condition),
      labeled(labels.source, source),
      labeled(labels.since, since),
      labeled(labels.checked, formatDate(checked)),
      ...(pages.length > 0 ? [labeled(labels.pages, ...pages)] : []),
    ]),
  ];
}

/** Links to the pages that name a claim, with commas between them. */
function pagesOf(id: string, { entries, pagesOfClaims }: Content): Inline[] {
  const pages = (pagesOfClaims[id] ?? []).flatMap((address) => entries.get(address) ?? []);
  const links = pages.map(({ address, data }) => link({ label: data.name, href: address }));
  return links.flatMap((each, index) => (index === 0 ? [each] : [', ', each]));
}

import { applyLink } from '../../../../components/ui/apply-link';
import { formatDate } from '../../../../components/ui/format-date';
import { isClosed } from '../../../content/schema/publication';
import { type Blocks, heading, labeled, linkLine, list, paragraph } from '../nodes';
import type { TemplateProps } from './template-props';

export function opening({ entry: { data }, content, body }: TemplateProps<'opening'>): Blocks {
  const { site, words, today } = content;
  const labels = words.opening;
  const apply = { label: labels.apply, href: applyLink(data.heading, site, words) };
  return [
    heading(1, data.heading),
    paragraph(data.summary),
    list([
      labeled(labels.department, data.department),
      labeled(labels.location, data.location),
      labeled(labels.countries, data.countries.join(', ')),
      labeled(labels.type, data.type),
      ...(data.posted ? [labeled(labels.posted, formatDate(data.posted))] : []),
      ...(data.closes ? [labeled(labels.closes, formatDate(data.closes))] : []),
    ]),
    ...(isClosed(data, today) ? [paragraph(labels.closed)] : [...linkLine(apply), paragraph(labels.applyNote)]),
    ...linkLine({ label: labels.all, href: '/careers' }),
    ...body,
    ...(['duties', 'requirements', 'offers'] as const).flatMap((name) => [heading(2, labels[name]), list(data[name])]),
    heading(2, labels.process),
    list(data.process, 'ordered'),
  ];
}

import { formatDate } from '../../../../components/ui/format-date';
import { phoneLink } from '../../../../components/ui/phone-link';
import { type Blocks, heading, linkLine, paragraph } from '../nodes';
import type { TemplateProps } from './template-props';

export function release({ entry: { data }, content, body }: TemplateProps<'release'>): Blocks {
  const { site, words } = content;
  return [
    paragraph(`${words.release.place}, ${formatDate(data.date)}`),
    heading(1, data.heading),
    paragraph(data.excerpt),
    ...body,
    heading(2, `${words.release.about} ${site.name}`),
    paragraph(site.blurb),
    heading(2, words.release.contact),
    ...linkLine(
      { label: site.pressEmail, href: `mailto:${site.pressEmail}` },
      { label: site.telephone, href: phoneLink(site.telephone) },
      { label: words.release.all, href: '/press' },
    ),
  ];
}

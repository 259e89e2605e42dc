import { dayInWords } from '../../../../components/ui/day-in-words';
import { telephoneLink } from '../../../../components/ui/telephone-link';
import { type Blocks, heading, linkLine, paragraph } from '../nodes';
import type { TemplateProps } from './template-props';

export function release({ entry: { data }, content, body }: TemplateProps<'release'>): Blocks {
  const { site, words } = content;
  return [
    paragraph(`${words.release.place}, ${dayInWords(data.date)}`),
    heading(1, data.heading),
    paragraph(data.excerpt),
    ...body,
    heading(2, `${words.release.about} ${site.name}`),
    paragraph(site.blurb),
    heading(2, words.release.contact),
    ...linkLine(
      { label: site.pressEmail, href: `mailto:${site.pressEmail}` },
      { label: site.telephone, href: telephoneLink(site.telephone) },
      { label: words.release.all, href: '/press' },
    ),
  ];
}

import { capitalizeFirst } from '../../../../components/ui/capitalize-first';
import { phoneLink } from '../../../../components/ui/phone-link';
import { whatsAppAddress } from '../../../content/schema/tokens';
import { type Blocks, heading, labeled, link, linkLine, list, optional, paragraph } from '../nodes';
import { claimOf } from '../parts/claim';
import { formLink } from '../parts/form-link';
import type { SectionProps } from './section-props';

export function contact({ section, entry, content }: SectionProps<'contact'>): Blocks {
  const { site, words } = content;
  const promise = section.promise && claimOf(section.promise, content);
  return [
    heading(2, section.title),
    ...(promise ? [paragraph(`${capitalizeFirst(promise.label)} ${promise.value}. ${promise.condition}`)] : []),
    ...formLink(words.form.submit, section.id, entry),
    ...optional(section.text),
    ...linkLine(section.link),
    list([
      labeled(words.form.emailUs, link({ label: site.email, href: `mailto:${site.email}` })),
      labeled(
        words.form.callUs,
        link({ label: site.telephone, href: phoneLink(site.telephone) }),
        ` (${site.telephoneHours})`,
      ),
      labeled(words.form.whatsAppUs, link({ label: site.whatsapp, href: whatsAppAddress(site.whatsapp) })),
    ]),
    ...linkLine(site.booking === undefined ? undefined : { label: words.form.booking, href: site.booking }),
  ];
}

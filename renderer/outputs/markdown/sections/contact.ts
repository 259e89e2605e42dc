import { telephoneLink } from '../../../../components/ui/telephone-link';
import { whatsAppAddress } from '../../../content/schema/tokens';
import { type Blocks, labeled, link, list, paragraph } from '../nodes';
import { claimOf } from '../parts/claim';
import { formLink } from '../parts/form-link';
import { sectionHeading } from '../parts/section-heading';
import type { SectionProps } from './section-props';

export function contact({ section, entry, content }: SectionProps<'contact'>): Blocks {
  const { site, words } = content;
  const promise = section.promise && claimOf(section.promise, content);
  return [
    ...sectionHeading(section),
    ...(promise ? [paragraph(`${capitalized(promise.label)} ${promise.value}. ${promise.condition}`)] : []),
    list([
      labeled(words.form.emailUs, link({ label: site.email, href: `mailto:${site.email}` })),
      labeled(
        words.form.callUs,
        link({ label: site.telephone, href: telephoneLink(site.telephone) }),
        ` (${site.telephoneHours})`,
      ),
      labeled(words.form.whatsAppUs, link({ label: site.whatsapp, href: whatsAppAddress(site.whatsapp) })),
    ]),
    ...formLink(words.form.submit, section.id, entry),
  ];
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

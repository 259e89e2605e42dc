import { useId } from 'react';
import { whatsAppAddress } from '../../../renderer/content/schema/tokens';
import { useClaim, useContent, useWebhooks } from '../../content-context';
import { Island } from '../../islands/island';
import { capitalizeFirst } from '../../ui/capitalize-first';
import { phoneLink } from '../../ui/phone-link';
import { TextLink } from '../../ui/text-link';
import type { SectionProps } from '../section-props';
import type { contact } from './schema';

/** The promise and the addresses on the left, the contact form on the right; on a phone the form comes first. */
export function Contact({ section, entry }: SectionProps<typeof contact>) {
  const { site, words } = useContent();
  const webhooks = useWebhooks();
  const titleId = useId();
  return (
    <section id={section.id} data-section={section.type} aria-labelledby={titleId} className="bg-ground">
      <div className="frame cols band gap-y-6 max-md:pt-10">
        <div className="col-span-full lg:col-span-5">
          <h2 id={titleId} className="type-subject">
            {section.title}
          </h2>
          {section.promise && <Promised claim={section.promise} />}
        </div>
        <div className="col-span-full self-start rounded-lg bg-paper p-4 sm:p-5 md:p-10 lg:col-span-6 lg:col-start-7 lg:row-span-2 lg:row-start-1">
          <Island
            name="contact-form"
            props={{
              words: { ...words.form, failure: words.failure },
              webhook: webhooks.contact,
              page: entry.address,
              email: site.email,
              dropsDuplicates: webhooks.dropsDuplicates,
              booking: site.booking,
            }}
          />
        </div>
        <div className="col-span-full lg:col-span-5 lg:row-start-2">
          {section.text && <p className="type-lede max-w-md">{section.text}</p>}
          {section.link && (
            <p className="mt-4">
              <TextLink href={section.link.href}>{section.link.label}</TextLink>
            </p>
          )}
          <dl className="mt-10 max-w-md border-t-2 border-line">
            <ContactLine label={words.form.emailUs} value={site.email} href={`mailto:${site.email}`} />
            <ContactLine
              label={words.form.callUs}
              value={site.telephone}
              href={phoneLink(site.telephone)}
              note={site.telephoneHours}
            />
            <ContactLine label={words.form.whatsAppUs} value={site.whatsapp} href={whatsAppAddress(site.whatsapp)} />
          </dl>
          {site.booking && (
            <p className="mt-6">
              <TextLink href={site.booking}>{words.form.booking}</TextLink>
            </p>
          )}
        </div>
      </div>
    </section>
  );
}

/** When a visitor gets an answer, next to the form. */
function Promised({ claim }: { claim: string }) {
  const { value, label: promise, condition } = useClaim(claim);
  return (
    <p className="mt-4 max-w-md">
      <span className="type-item block">
        {capitalizeFirst(promise)} {value}
      </span>
      <span className="type-small" data-md="details">
        {condition}
      </span>
    </p>
  );
}

function ContactLine({ label, value, href, note }: { label: string; value: string; href: string; note?: string }) {
  return (
    <div className="border-b-2 border-line/25 py-4">
      <dt className="type-label">{label}</dt>
      <dd>
        <a
          href={href}
          // The number alone would label both the call and the chat.
          aria-label={`${label}: ${value}`}
          className="type-item inline-flex min-h-11 items-center underline decoration-1 underline-offset-[0.2em] hover:decoration-2"
        >
          {value}
        </a>
        {note && (
          <span className="type-small block" data-md="note">
            {note}
          </span>
        )}
      </dd>
    </div>
  );
}

import { useId } from 'react';
import { whatsAppAddress } from '../../../renderer/content/schema/tokens';
import { useClaim, useContent, useWebhooks } from '../../content-context';
import { Island } from '../../islands/island';
import { capitalizeFirst } from '../../ui/capitalize-first';
import { phoneLink } from '../../ui/phone-link';
import { Stylesheet } from '../../ui/stylesheet';
import { TextLink } from '../../ui/text-link';
import type { SectionProps } from '../section-props';
import type { contact } from './schema';

/**
 * What to write and when we answer, the form, and the other ways to reach us. Behind the hero, the form hangs from the line of the
 * hero; at the end of a page it is a house on the shore.
 */
export function Contact({ section, entry }: SectionProps<typeof contact>) {
  const { site, words } = useContent();
  const webhooks = useWebhooks();
  const titleId = useId();
  const { links = [] } = section;
  return (
    <section id={section.id} data-section={section.type} aria-labelledby={titleId} className="ask">
      <Stylesheet file="sections/service-page.css" />
      <div className="wind" />
      <div className="ask-say">
        <h2 id={titleId}>{section.title}</h2>
        {section.text && <p className="ask-text">{section.text}</p>}
        {section.promise && <Promised claim={section.promise} />}
      </div>
      <div className="ask-form">
        <div className="form-slip">
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
      </div>
      <div className="ask-more">
        <dl className="addr">
          <ContactLine label={words.form.emailUs} value={site.email} href={`mailto:${site.email}`} />
          <ContactLine
            label={words.form.callUs}
            value={site.telephone}
            href={phoneLink(site.telephone)}
            note={site.telephoneHours}
          />
          <ContactLine label={words.form.whatsAppUs} value={site.whatsapp} href={whatsAppAddress(site.whatsapp)} />
        </dl>
        {section.note && <p className="type-small mt-4 text-soft">{section.note}</p>}
        {section.link && (
          <p>
            <TextLink href={section.link.href}>{section.link.label}</TextLink>
          </p>
        )}
        {links.map(({ href, label }) => (
          <p key={href}>
            <TextLink href={href}>{label}</TextLink>
          </p>
        ))}
        {site.booking && (
          <p>
            <TextLink href={site.booking}>{words.form.booking}</TextLink>
          </p>
        )}
      </div>
    </section>
  );
}

/** When a visitor gets an answer, next to the form. */
function Promised({ claim }: { claim: string }) {
  const { value, label: promise, condition } = useClaim(claim);
  return (
    <p className="promise">
      {capitalizeFirst(promise)} {value}
      <span className="type-small block font-normal text-soft" data-md="details">
        {condition}
      </span>
    </p>
  );
}

function ContactLine({ label, value, href, note }: { label: string; value: string; href: string; note?: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <a
          href={href}
          // The number alone would label both the call and the chat.
          aria-label={`${label}: ${value}`}
        >
          {value}
        </a>
        {note && (
          <span className="type-small block text-soft" data-md="note">
            {note}
          </span>
        )}
      </dd>
    </div>
  );
}

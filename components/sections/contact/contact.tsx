import { useId } from 'react';
import { type Ref, type SectionProps, sectionsOf } from 'sitewright';
import { Stylesheet, useContent, useList, useSettings } from 'sitewright/react';
import { FormStub } from '../../booking/form-stub';
import { Island } from '../../islands/island';
import { claims } from '../../model/lists/claims';
import { site } from '../../model/lists/site';
import { words } from '../../model/lists/words';
import { formSettings } from '../../model/settings/forms';
import { capitalizeFirst } from '../../ui/capitalize-first';
import { phoneLink, whatsAppLink } from '../../ui/phone-link';
import { TextLink } from '../../ui/text-link';
import type { contact } from './schema';

/**
 * What to write, when we answer, the form, and other ways to reach us, in a band. After the hero, the form hangs from the hero's
 * line; at the end of a page it is a house on the shore.
 */
export function Contact({ section, entry }: SectionProps<typeof contact>) {
  const agency = useList(site);
  const labels = useList(words);
  const settings = useSettings(formSettings);
  const titleId = useId();
  const { links = [], text, promise } = section;
  // After the hero, the stub of the form says it.
  const isFirst = sectionsOf(entry)[1] === section;
  return (
    <section id={section.id} data-section={section.type} aria-labelledby={titleId} className="ask">
      <Stylesheet file="components/sections/service-page.css" />
      {isFirst && <Stylesheet file="components/sections/contact/after-hero.css" />}
      <div className="ask-say">
        <h2 id={titleId}>{section.title}</h2>
        {!isFirst && text && <p className="ask-text">{text}</p>}
        {!isFirst && promise && <Promised claim={promise} />}
      </div>
      <div className="ask-form">
        <FormStub lead={<span className="type-note font-bold text-balance">{text}</span>}>
          {isFirst && promise && <Promised claim={promise} />}
        </FormStub>
        <div className="form-slip">
          <Island
            name="contact-form"
            props={{
              words: { ...labels.form, failure: labels.failure },
              webhook: settings.VITE_CONTACT_WEBHOOK_URL,
              page: entry.address,
              email: agency.email,
              chat: whatsAppLink(agency.whatsapp),
              dropsDuplicates: settings.WEBHOOK_DROPS_DUPLICATES,
              booking: agency.booking,
            }}
          />
        </div>
      </div>
      <div className="ask-more">
        <WaysToReach />
        {section.note && <p className="type-text mt-4 text-soft">{section.note}</p>}
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
        {agency.booking && (
          <p>
            <TextLink href={agency.booking}>{labels.form.booking}</TextLink>
          </p>
        )}
      </div>
    </section>
  );
}

/** The expected response time, next to the form. */
function Promised({ claim }: { claim: Ref<'claim'> }) {
  const { value, label: promise, condition } = useContent().get(claims, claim);
  return (
    <p className="promise">
      {capitalizeFirst(promise)} {value}
      {condition && (
        <span className="type-small block font-normal text-soft" data-md="details">
          {condition}
        </span>
      )}
    </p>
  );
}

function WaysToReach() {
  const agency = useList(site);
  const labels = useList(words).form;
  return (
    <dl className="addr">
      <ContactLine label={labels.emailUs} value={agency.email} href={`mailto:${agency.email}`} />
      <ContactLine
        label={labels.callUs}
        value={agency.telephone}
        href={phoneLink(agency.telephone)}
        note={agency.telephoneHours}
      />
      <ContactLine label={labels.whatsAppUs} value={agency.whatsapp} href={whatsAppLink(agency.whatsapp)} />
    </dl>
  );
}

function ContactLine({ label, value, href, note }: { label: string; value: string; href: string; note?: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <a
          href={href}
          // The phone number alone would name both the call and the chat.
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

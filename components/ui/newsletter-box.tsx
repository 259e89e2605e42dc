import { useId } from 'react';
import { Stylesheet, useList, useSettings } from 'sitewright/react';
import { Island } from '../islands/island';
import { site } from '../model/lists/site';
import { words } from '../model/lists/words';
import { formSettings } from '../model/settings/forms';

interface NewsletterBoxProps {
  id?: string | undefined;
  title: string;
  text?: string | undefined;
  /** The address of the page, which the form sends. */
  page: string;
}

/** A band with the newsletter form. */
export function NewsletterBox({ id, title, text, page }: NewsletterBoxProps) {
  const labels = useList(words);
  const agency = useList(site);
  const settings = useSettings(formSettings);
  const titleId = useId();
  const { leaveEmpty, nativeSend } = labels.form;
  return (
    <section id={id} data-section="newsletter" aria-labelledby={titleId} className="band-l bg-ground" data-noprint>
      <Stylesheet file="components/islands/forms/forms.css" />
      <div className="frame cols items-start gap-y-8 py-14 md:py-20">
        <div className="col-span-full lg:col-span-5">
          <h2 id={titleId} className="type-chapter">
            {title}
          </h2>
          {text && <p className="type-lede mt-3">{text}</p>}
        </div>
        <div className="col-span-full lg:col-span-6 lg:col-start-7">
          <Island
            name="newsletter-form"
            props={{
              words: { ...labels.newsletter, leaveEmpty, nativeSend, failure: labels.failure },
              webhook: settings.VITE_NEWSLETTER_WEBHOOK_URL,
              page,
              email: agency.email,
              dropsDuplicates: settings.WEBHOOK_DROPS_DUPLICATES,
            }}
          />
        </div>
      </div>
    </section>
  );
}

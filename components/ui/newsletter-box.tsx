import { useId } from 'react';
import { useContent, useWebhooks } from '../content-context';
import { Island } from '../islands/island';
import { Stylesheet } from './stylesheet';

interface NewsletterBoxProps {
  id?: string | undefined;
  title: string;
  text?: string | undefined;
  /** The address of the page, sent with the form. */
  page: string;
}

/** A band with the newsletter form. */
export function NewsletterBox({ id, title, text, page }: NewsletterBoxProps) {
  const { words, site } = useContent();
  const webhooks = useWebhooks();
  const titleId = useId();
  const { leaveEmpty, nativeSend } = words.form;
  return (
    <section id={id} data-section="newsletter" aria-labelledby={titleId} className="band-l bg-ground" data-noprint>
      <Stylesheet file="islands/forms/forms.css" />
      <div className="frame cols items-start gap-y-8 py-14 md:py-20">
        <div className="col-span-full lg:col-span-5">
          <h2 id={titleId} className="type-document">
            {title}
          </h2>
          {text && <p className="type-lede mt-3">{text}</p>}
        </div>
        <div className="col-span-full lg:col-span-6 lg:col-start-7">
          <Island
            name="newsletter-form"
            props={{
              words: { ...words.newsletter, leaveEmpty, nativeSend, failure: words.failure },
              webhook: webhooks.newsletter,
              page,
              email: site.email,
              dropsDuplicates: webhooks.dropsDuplicates,
            }}
          />
        </div>
      </div>
    </section>
  );
}

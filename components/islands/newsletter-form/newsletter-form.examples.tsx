import type { Content } from '../../../renderer/content/schema/content';
import { each } from '../../examples';
import { Stylesheet } from '../../ui/stylesheet';
import { everyState } from '../forms/every-state';
import { NewsletterForm } from './newsletter-form';

export const examples = ({ site, words }: Content) =>
  each(everyState, (start) => (
    <>
      <Stylesheet file="islands/forms/forms.css" />
      <NewsletterForm
        start={start}
        words={{ ...words.form, ...words.newsletter, failure: words.failure }}
        // There is no receiver under .example. Without an address, the form would wait for its script.
        webhook="https://hooks.example/newsletter"
        page="/blog"
        email={site.email}
        dropsDuplicates
      />
    </>
  ));

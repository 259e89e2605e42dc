import type { Content } from '../../../renderer/content/schema/content';
import { each } from '../../examples';
import { Stylesheet } from '../../ui/stylesheet';
import { everyState } from '../forms/every-state';
import { ContactForm } from './contact-form';

export const examples = ({ site, words }: Content) =>
  each(everyState, (start) => (
    <>
      <Stylesheet file="islands/forms/forms.css" />
      <ContactForm
        start={start}
        words={{ ...words.form, failure: words.failure }}
        // There is no receiver under .example. Without an address, the form would wait for its script.
        webhook="https://hooks.example/contact"
        page="/contact"
        email={site.email}
        dropsDuplicates
      />
    </>
  ));

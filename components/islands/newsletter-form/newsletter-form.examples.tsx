import type { Content } from 'sitewright';
import { Stylesheet } from 'sitewright/react';
import { each } from '../../examples';
import { site } from '../../model/lists/site';
import { words } from '../../model/lists/words';
import { everyState } from '../forms/every-state';
import { NewsletterForm } from './newsletter-form';

export const examples = ({ list }: Content) =>
  each(everyState, (start) => (
    <>
      <Stylesheet file="components/islands/forms/forms.css" />
      <NewsletterForm
        start={start}
        words={{ ...list(words).form, ...list(words).newsletter, failure: list(words).failure }}
        // No receiver listens at .example. Without an address, the form would wait for its script.
        webhook="https://hooks.example/newsletter"
        page="/blog"
        email={list(site).email}
        dropsDuplicates
      />
    </>
  ));

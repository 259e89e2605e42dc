import { type ComponentProps, type ComponentType, useId } from 'react';
import { renderToString } from 'react-dom/server';
import { ContactForm } from './contact-form/contact-form';
import { MovedAddress } from './moved-address/moved-address';
import { NewsletterForm } from './newsletter-form/newsletter-form';
import type { IslandName } from './registry';
import { SuggestedPages } from './suggested-pages/suggested-pages';

const components = {
  'contact-form': ContactForm,
  'moved-address': MovedAddress,
  'suggested-pages': SuggestedPages,
  'newsletter-form': NewsletterForm,
} satisfies Partial<Record<IslandName, ComponentType<never>>>;

/** The islands that are React roots; a hosted video is a part of its page. */
type RootName = keyof typeof components;

interface IslandProps<Name extends RootName> {
  name: Name;
  props: ComponentProps<(typeof components)[Name]>;
}

/**
 * A part of a page that is hydrated separately. Its HTML is useful without hydration, too. It is a separate React root, so
 * its ids begin with a prefix that is unique on the page; hydrate-island.tsx uses the same prefix.
 */
export function Island<Name extends RootName>({ name, props }: IslandProps<Name>) {
  // IslandProps pairs name and props, which TypeScript can't follow through the map.
  const Component = components[name] as ComponentType<object>;
  const prefix = `${name}${useId()}`;
  const html = renderToString(<Component {...props} />, { identifierPrefix: prefix });
  return (
    <div
      data-island={name}
      data-prefix={prefix}
      data-props={JSON.stringify(props)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React made this HTML a line above
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

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

/** Those that are React roots; a video at another site is a part of its page. */
type RootName = keyof typeof components;

interface IslandProps<Name extends RootName> {
  name: Name;
  props: ComponentProps<(typeof components)[Name]>;
}

/**
 * A part of a page that becomes interactive by itself. Its HTML is useful before it is hydrated, and if it never is.
 * It is a React root of its own, so it is rendered apart. Its ids begin with a prefix that no other island of the page
 * has, and that hydrate-island.tsx uses too.
 */
export function Island<Name extends RootName>({ name, props }: IslandProps<Name>) {
  // IslandProps keeps name and props together, which TypeScript can't follow through the map.
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

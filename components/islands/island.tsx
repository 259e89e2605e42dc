import { type ComponentProps, type ComponentType, useId } from 'react';
import { renderToString } from 'react-dom/server';
import { ChatDemo } from './chat-demo/chat-demo';
import { ContactForm } from './contact-form/contact-form';
import { NewsletterForm } from './newsletter-form/newsletter-form';
import type { IslandName } from './registry';
import { SuggestedPages } from './suggested-pages/suggested-pages';

const components = {
  'chat-demo': ChatDemo,
  'contact-form': ContactForm,
  'suggested-pages': SuggestedPages,
  'newsletter-form': NewsletterForm,
} satisfies Record<IslandName, ComponentType<never>>;

interface IslandProps<Name extends IslandName> {
  name: Name;
  props: Omit<ComponentProps<(typeof components)[Name]>, 'id'>;
}

/**
 * A part of a page that becomes interactive by itself. Its HTML is useful before it is hydrated, and if it never is.
 * It is a React root of its own, so it is rendered apart. Its ids begin with one that no other island of the page has:
 * in browsers, useId would give it others than here.
 */
export function Island<Name extends IslandName>({ name, props }: IslandProps<Name>) {
  // IslandProps keeps name and props together, which TypeScript can't follow through the map.
  const Component = components[name] as ComponentType<object>;
  const all = { ...props, id: `${name}${useId()}` };
  const html = renderToString(<Component {...all} />);
  return (
    <div
      data-island={name}
      data-props={JSON.stringify(all)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React made this HTML a line above
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

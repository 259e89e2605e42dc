import type { MDXComponents } from 'mdx/types';
import type { ReactNode } from 'react';
import type { Words } from '../../renderer/content/schema/words';
import { Callout } from './callout';
import { Summary } from './summary';

/** What draws the components of a body; their names and properties stand in schema/body-components.ts. */
export function bodyComponents(words: Words): MDXComponents {
  return {
    Callout,
    Summary: ({ children }: { children?: ReactNode }) => (
      <Summary label={words.legal.inShort}>{children}</Summary>
    ),
    table: ({ children }: { children?: ReactNode }) => (
      // A wide table scrolls by itself; the keyboard reaches it.
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must take the focus (WCAG 2.1.1)
      <div className="overflow-x-auto" tabIndex={0} role="group">
        <table>{children}</table>
      </div>
    ),
  };
}

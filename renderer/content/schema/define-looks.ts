import type { MDXComponents } from 'mdx/types';
import type { ComponentType, ReactNode } from 'react';
import type { Entry } from './content';

/** How a site looks besides its templates. */
export interface Looks {
  /** What is around every page. `entry` is undefined on the 404 page. */
  Layout: ComponentType<{ entry: Entry | undefined; children: ReactNode }>;
  NotFound: ComponentType;
  /** Further elements in the head of every page. */
  Head?: ComponentType;
  /** The mark of the site, which its social images show. */
  Mark: ComponentType;
  /** The components of a body in a language: those that bodies may name, see body-components.ts, and replacements of HTML elements. */
  body?(lang: string | undefined): MDXComponents;
  /** The same for feeds, which have no styles. */
  plainBody?(lang: string | undefined): MDXComponents;
}

/** The looks of a site, as the default export of a module. */
export const defineLooks = (looks: Looks): Looks => looks;

import type { MDXComponents } from 'mdx/types';
import type { ComponentType, ReactNode } from 'react';
import type { Entry } from './content';

/** How a site looks besides its templates. */
export interface Looks {
  /** What is around every page. `entry` is undefined on the 404 page. */
  Layout: ComponentType<{ entry: Entry | undefined; children: ReactNode }>;
  NotFound: ComponentType;
  /** What the head of every page has besides what the engine puts there. */
  Head?: ComponentType;
  /** The mark of the site, which its social images show. */
  Mark: ComponentType;
  /** The components of a body in a language, where the site has some: those that it may name, see body-components.ts, and those of HTML elements. */
  body?(lang: string | undefined): MDXComponents;
  /** The same for feeds, where nothing has a style. */
  plainBody?(lang: string | undefined): MDXComponents;
}

/** The looks of a site, as the default export of a module. */
export const defineLooks = (looks: Looks): Looks => looks;

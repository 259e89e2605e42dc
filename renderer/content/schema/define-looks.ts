import type { MDXComponents } from 'mdx/types';
import type { ComponentType, ReactNode } from 'react';
import type { BodyComponents, DrawnComponents } from './body-components';
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
  /** The components of a body: those of the site, and replacements of HTML elements. */
  body?: MDXComponents;
  /** The same for feeds, which have no styles. There, a component without one shows only what is between its tags. */
  plainBody?: MDXComponents;
}

/** The looks of a site whose bodies may use components, each of which they draw. */
export type LooksOf<Components extends BodyComponents> = [keyof Components] extends [never]
  ? Looks
  : Looks & { body: DrawnComponents<Components> };

/** The looks of a site, as the default export of a module. */
export const defineLooks = <Own extends Looks>(looks: Own): Own => looks;

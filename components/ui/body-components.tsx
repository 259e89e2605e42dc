import type { MDXComponents } from 'mdx/types';
import { Callout } from './callout';
import { ScrollingCode } from './scrolling-code';
import { ScrollingTable } from './scrolling-table';
import { Summary } from './summary';

/** What draws the components of a body; their names and properties are in schema/body-components.ts. */
export const bodyComponents: MDXComponents = { Callout, Summary, table: ScrollingTable, pre: ScrollingCode };

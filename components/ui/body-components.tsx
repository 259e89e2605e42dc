import type { MDXComponents } from 'mdx/types';
import { Callout } from './callout';
import { Checklist } from './checklist';
import { HeaderCell } from './header-cell';
import { ProseTable } from './prose-table';
import { Quote } from './quote';
import { Sample } from './sample';
import { ScrollingCode } from './scrolling-code';
import { Summary } from './summary';
import { WithAnalytics } from './with-analytics';
import { WithoutAnalytics } from './without-analytics';

/** The components of bodies; their names and properties are in schema/body-components.ts. */
export const bodyComponents: MDXComponents = {
  Callout,
  Checklist,
  Quote,
  Sample,
  Summary,
  WithAnalytics,
  WithoutAnalytics,
  table: ProseTable,
  th: HeaderCell,
  pre: ScrollingCode,
};

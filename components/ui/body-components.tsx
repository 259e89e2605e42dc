import type { MDXComponents } from 'mdx/types';
import { BodyFigure } from './body-figure';
import { BodyPicture } from './body-picture';
import { BodyVideo } from './body-video';
import { Callout } from './callout';
import { Checklist } from './checklist';
import { HeaderCell } from './header-cell';
import { Lengths } from './lengths';
import { ProseTable } from './prose-table';
import { Quote } from './quote';
import { Sample } from './sample';
import { ScrollingCode } from './scrolling-code';
import { Summary } from './summary';
import { WithAnalytics } from './with-analytics';
import { WithoutAnalytics } from './without-analytics';

/** What draws a body; model/body-components.ts has the names and properties of the components. */
export const drawnBody = {
  Callout,
  Checklist,
  Figure: BodyFigure,
  Lengths,
  Quote,
  Sample,
  Summary,
  Video: BodyVideo,
  WithAnalytics,
  WithoutAnalytics,
  img: BodyPicture,
  table: ProseTable,
  th: HeaderCell,
  pre: ScrollingCode,
} satisfies MDXComponents;

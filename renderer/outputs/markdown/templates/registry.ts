import type { AnyEntry } from '../../../content/schema/content';
import type { Blocks } from '../nodes';
import { article } from './article';
import { hub } from './hub';
import { legal } from './legal';
import { opening } from './opening';
import { page } from './page';
import { release } from './release';
import { solution } from './solution';
import type { TemplateProps } from './template-props';

/** The Markdown writer of each kind of page. */
export const templates: { [Kind in AnyEntry['kind']]: (props: TemplateProps<Kind>) => Blocks } = {
  article,
  hub,
  legal,
  opening,
  page,
  release,
  solution,
};

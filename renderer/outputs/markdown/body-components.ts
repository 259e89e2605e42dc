import { analyticsSentence } from '../../../components/ui/analytics-sentence';
import type { BodyComponentName } from '../../content/schema/body-components';
import type { Words } from '../../content/schema/words';
import type { Analytics } from '../../settings';
import { type Blocks, labeled, paragraph, quote, strong } from './nodes';

/** A component of a body, with what it contains. */
interface BodyComponent {
  title: string | undefined;
  children: Blocks;
  words: Words;
  /** The service that counts visits; undefined where they are not counted. */
  analytics: Analytics | undefined;
}

/** Each component of schema/body-components.ts in plain Markdown. */
export const bodyComponents: Record<BodyComponentName, (component: BodyComponent) => Blocks> = {
  Callout: ({ title, children }) => [quote(...titleLine(title), ...children)],
  Checklist: ({ title, children }) => [...titleLine(title), ...children.map(withBoxes)],
  Quote: ({ children }) => [quote(...children)],
  Sample: ({ title, children, words }) => [
    quote(title ? labeled(words.body.sample, title) : paragraph(strong(words.body.sample)), ...children),
  ],
  Summary: ({ children, words }) => [quote(...titleLine(words.legal.inShort), ...children)],
  WithAnalytics: ({ children, words, analytics }) =>
    analytics ? [...children, paragraph(analyticsSentence(analytics, words))] : [],
  WithoutAnalytics: ({ children, analytics }) => (analytics ? [] : children),
};

function titleLine(title: string | undefined): Blocks {
  return title ? [paragraph(strong(title))] : [];
}

/** A list whose items have empty boxes; everything else stays as it is. */
function withBoxes(block: Blocks[number]): Blocks[number] {
  if (block.type !== 'list') return block;
  return { ...block, children: block.children.map((item) => ({ ...item, checked: item.checked ?? false })) };
}

import type { BodyComponentName } from '../../content/schema/body-components';
import type { Words } from '../../content/schema/words';
import { type Blocks, labeled, paragraph, quote, strong } from './nodes';

/** A component of a body, with what it contains. */
interface BodyComponent {
  title: string | undefined;
  children: Blocks;
  words: Words;
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
};

function titleLine(title: string | undefined): Blocks {
  return title ? [paragraph(strong(title))] : [];
}

/** A list whose items have empty boxes; everything else stays as it is. */
function withBoxes(block: Blocks[number]): Blocks[number] {
  if (block.type !== 'list') return block;
  return { ...block, children: block.children.map((item) => ({ ...item, checked: item.checked ?? false })) };
}

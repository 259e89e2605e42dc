import type { BodyComponentName } from '../../content/schema/body-components';
import type { Words } from '../../content/schema/words';
import { type Blocks, paragraph, quote, strong } from './nodes';

/** A component of a body, with what it contains. */
interface BodyComponent {
  title: string | undefined;
  children: Blocks;
  words: Words;
}

/** Each component of schema/body-components.ts in plain Markdown. */
export const bodyComponents: Record<BodyComponentName, (component: BodyComponent) => Blocks> = {
  Callout: ({ title, children }) => [titled(title, children)],
  Summary: ({ children, words }) => [titled(words.legal.inShort, children)],
};

function titled(title: string | undefined, children: Blocks) {
  return quote(...(title ? [paragraph(strong(title))] : []), ...children);
}

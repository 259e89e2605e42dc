import type { Content } from '../../../content/schema/content';
import { type Blocks, heading, list, paragraph } from '../nodes';

interface Step {
  title: string;
  description: string;
  time?: string | undefined;
}

/** Numbered steps. */
export function stepList(steps: readonly Step[], { words }: Content): Blocks {
  const items = steps.map(({ title, description, time }) => [
    heading(3, time ? `${title} (${words.steps.time} ${time})` : title),
    paragraph(description),
  ]);
  return [list(items, 'ordered')];
}

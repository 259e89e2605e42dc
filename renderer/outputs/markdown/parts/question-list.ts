import { type Blocks, heading, paragraph } from '../nodes';

/** Questions and their answers. */
export function questionList(items: readonly { question: string; answer: string }[]): Blocks {
  return items.flatMap(({ question, answer }) => [heading(3, question), paragraph(answer)]);
}

import type { Root, Text } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { type Info, type Options, type State, toMarkdown } from 'mdast-util-to-markdown';

const OPTIONS: Options = { bullet: '-', rule: '-', extensions: [gfmToMarkdown()], handlers: { text } };

/** Text in which nothing can mean something in Markdown. */
const PLAIN = /^\p{L}(?:[\p{L}\p{N} ,;?"'()%$-]|[.:](?= |$))*$/u;

/** Writes a tree as Markdown. */
export function stringifyTree(tree: Root): string {
  return toMarkdown(tree, OPTIONS);
}

/** Searching a text for all that must be escaped takes as long as everything else, and most texts have nothing of it. */
function text({ value }: Text, _parent: unknown, state: State, info: Info): string {
  const endsLineInSpace = value.endsWith(' ') && info.after === '\n';
  return PLAIN.test(value) && !endsLineInSpace ? value : state.safe(value, info);
}

import type { Root, Text } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { type ConstructName, type Info, type Options, type State, toMarkdown } from 'mdast-util-to-markdown';

/** Where an address is, in which nothing begins a link. */
const ADDRESSES: ConstructName[] = ['autolink', 'destinationLiteral', 'destinationRaw'];

const OPTIONS: Options = {
  bullet: '-',
  rule: '-',
  extensions: [gfmToMarkdown()],
  handlers: { text },
  // By themselves, both are escaped only before letters, but www.& begins a link, too, and <{ an email address. With `after`, the dot
  // would not be escaped before a sign that is.
  unsafe: [
    { character: '.', before: '[Ww]{3}', inConstruct: 'phrasing', notInConstruct: [...ADDRESSES, 'label'] },
    { character: '<', after: "[#$%&'*+.=^_`{|}~-]", inConstruct: 'phrasing', notInConstruct: ADDRESSES },
  ],
};

/** Text without any character that is special in Markdown. */
const PLAIN = /^\p{L}(?:[\p{L}\p{N} ,;?"'()%$-]|[.:](?= |$))*$/u;

/** Writes a tree as Markdown. */
export function stringifyTree(tree: Root): string {
  return toMarkdown(tree, OPTIONS);
}

/** A fast path: searching for everything to escape takes as long as all other work, and most texts need no escapes. */
function text({ value }: Text, _parent: unknown, state: State, info: Info): string {
  const endsLineInSpace = value.endsWith(' ') && info.after === '\n';
  return PLAIN.test(value) && !endsLineInSpace ? value : state.safe(value, info);
}

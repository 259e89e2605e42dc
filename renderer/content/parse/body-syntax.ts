import type { Root } from 'mdast';
import { gfmAutolinkLiteralFromMarkdown } from 'mdast-util-gfm-autolink-literal';
import { gfmFootnoteFromMarkdown } from 'mdast-util-gfm-footnote';
import { gfmStrikethroughFromMarkdown } from 'mdast-util-gfm-strikethrough';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTaskListItemFromMarkdown } from 'mdast-util-gfm-task-list-item';
import { cjkFriendlyExtension } from 'micromark-extension-cjk-friendly';
import { gfmStrikethroughCjkFriendly } from 'micromark-extension-cjk-friendly-gfm-strikethrough';
import { gfmAutolinkLiteral } from 'micromark-extension-gfm-autolink-literal';
import { gfmFootnote } from 'micromark-extension-gfm-footnote';
import { gfmTable } from 'micromark-extension-gfm-table';
import { gfmTaskListItem } from 'micromark-extension-gfm-task-list-item';
import type { Plugin, Processor } from 'unified';

interface Syntax {
  /** Characters that every use of a syntax has. */
  sign: RegExp;
  micromark: ReturnType<typeof gfmTable>;
  fromMarkdown?: ReturnType<typeof gfmTableFromMarkdown>;
}

/**
 * GitHub's Markdown (github.github.com/gfm), and bold words in Chinese, Japanese and Korean. Bare addresses are searched at each word and tables at each line, which takes as
 * long as everything else, so each plugin is left out for bodies that can't have it.
 */
const GFM: readonly Syntax[] = [
  {
    // Dots may be escaped, and an @ may be a character reference.
    sign: /www|http|[@&]/i,
    micromark: gfmAutolinkLiteral(),
    fromMarkdown: gfmAutolinkLiteralFromMarkdown(),
  },
  { sign: /\[\^/, micromark: gfmFootnote(), fromMarkdown: gfmFootnoteFromMarkdown() },
  {
    sign: /~~/,
    // A single tilde means "about" or "to", as in 9~12.
    micromark: gfmStrikethroughCjkFriendly({ singleTilde: false }),
    fromMarkdown: gfmStrikethroughFromMarkdown(),
  },
  // A table of one column needs no bar, if the line below its head says how it is aligned.
  { sign: /\||:-|-:/, micromark: gfmTable(), fromMarkdown: gfmTableFromMarkdown() },
  { sign: /\[[\sx]/i, micromark: gfmTaskListItem(), fromMarkdown: gfmTaskListItemFromMarkdown() },
  // Asterisks between punctuation and a letter mean nothing in CommonMark, but these scripts have no spaces.
  {
    sign: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u,
    micromark: cjkFriendlyExtension(),
  },
];

/** The plugins by their syntax, so that each parser is created once. */
const plugins = new Map<string, Plugin<[], Root>>();

/** A plugin with only the parts of this syntax that a body has. */
export function gfmFor(body: string): Plugin<[], Root> {
  const syntax = GFM.filter(({ sign }) => sign.test(body));
  const name = syntax.map(({ sign }) => sign.source).join(' ');
  const plugin = plugins.get(name) ?? gfmOf(syntax);
  plugins.set(name, plugin);
  return plugin;
}

function gfmOf(syntax: readonly Syntax[]): Plugin<[], Root> {
  return function (this: Processor) {
    const data = this.data();
    data.micromarkExtensions = [...(data.micromarkExtensions ?? []), ...syntax.map(({ micromark }) => micromark)];
    data.fromMarkdownExtensions = [
      ...(data.fromMarkdownExtensions ?? []),
      ...syntax.flatMap(({ fromMarkdown }) => fromMarkdown ?? []),
    ];
  };
}

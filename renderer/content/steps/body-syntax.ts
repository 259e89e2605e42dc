import type { Root } from 'mdast';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfmFootnote } from 'micromark-extension-gfm-footnote';
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough';
import { gfmTable } from 'micromark-extension-gfm-table';
import { gfmTaskListItem } from 'micromark-extension-gfm-task-list-item';
import remarkGfm from 'remark-gfm';
import type { Plugin, Processor } from 'unified';

/** What every bare address has, also where its dots are escaped or its @ is a character reference. */
const HAS_ADDRESS = /www|http|[@&]/i;

/**
 * GitHub's Markdown (github.github.com/gfm): tables, footnotes, strikethrough, lists of tasks, bare addresses as links. To look
 * for addresses at each word takes as long as all the rest, so it is left out where there can't be one.
 */
export function gfmFor(body: string): Plugin<[], Root> {
  return HAS_ADDRESS.test(body) ? remarkGfm : gfmWithoutAddresses;
}

function gfmWithoutAddresses(this: Processor) {
  const data = this.data();
  data.micromarkExtensions = [
    ...(data.micromarkExtensions ?? []),
    ...[gfmFootnote(), gfmStrikethrough(), gfmTable(), gfmTaskListItem()],
  ];
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), gfmFromMarkdown()];
}

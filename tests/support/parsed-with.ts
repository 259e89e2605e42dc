import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { type Plugin, type Processor, unified } from 'unified';

/** GitHub Flavored Markdown without strikethrough by a single tilde. */
export const allOfGfm: Plugin<[], Root> = function (this: Processor) {
  return remarkGfm.call(this, { singleTilde: false });
};

/** The tree of a body, with a plugin for GitHub Flavored Markdown. */
export function parsedWith(gfm: Plugin<[], Root>, body: string): Root {
  return unified().use(remarkParse).use(gfm).use(remarkMdx).parse(body);
}

import type { PluggableList } from 'unified';
import type { Entry, WholeContent } from '../../renderer/content/schema/content';
import { bodyCompiler } from '../../renderer/html/compile-mdx';
import * as documents from '../../renderer/html/document';
import { type RenderContext, setRenderContext } from '../../renderer/html/render-context';
import { markdownWriter } from '../../renderer/outputs/markdown/markdown-version';
import { memoize } from '../../renderer/platform/memoize';
import { readSettings } from './settings';
import { site } from './site';

const compilerOf = memoize((content: WholeContent) => bodyCompiler(content.token, site.bodyComponents));

/** Prepares rendering pages from some content. */
export function renderFrom(content: WholeContent, others: Partial<RenderContext> = {}) {
  const loadSite = async () => site;
  setRenderContext({ content, settings: readSettings(), loadSite, compileBody: compilerOf(content), ...others });
}

/** The document of an entry as in a build, without the bundler's scripts and styles. */
export async function renderPage(
  entry: Entry,
  content: WholeContent,
  rehypePlugins: PluggableList = [],
): Promise<string> {
  renderFrom(
    content,
    rehypePlugins.length > 0 ? { compileBody: bodyCompiler(content.token, site.bodyComponents, rehypePlugins) } : {},
  );
  return documents.renderEntry(entry);
}

/** The same document, also as typed, and its Markdown version. */
export async function renderWithMarkdown(entry: Entry, content: WholeContent, settings = readSettings()) {
  let typed = '';
  const readDocument = (html: string) => {
    typed = html;
  };
  renderFrom(content, { settings, readDocument });
  const html = await documents.renderEntry(entry);
  return { html, typed, markdown: markdownWriter(settings.SITE_URL)(entry, typed) };
}

/** The 404 document. */
export function renderNotFound(content: WholeContent): Promise<string> {
  renderFrom(content);
  return documents.renderNotFound();
}

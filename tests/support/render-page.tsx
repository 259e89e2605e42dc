import type { PluggableList } from 'unified';
import { EntryTemplate } from '../../components/templates/entry-template';
import { NotFoundTemplate } from '../../components/templates/not-found';
import { bodyComponents } from '../../components/ui/body-components';
import type { AnyEntry, Content } from '../../renderer/content/schema/content';
import { bodyCompiler } from '../../renderer/html/compile-mdx';
import { renderDocument, renderEntry } from '../../renderer/html/document';
import { type RenderContext, setRenderContext } from '../../renderer/html/render-context';
import { markdownVersion } from '../../renderer/outputs/markdown/markdown-version';
import { memoize } from '../../renderer/platform/memoize';
import { readSettings } from '../../renderer/settings';

const compilerOf = memoize((content: Content) => bodyCompiler(content));

/** The document of an entry as the build makes it, without the bundler's scripts and styles. */
export async function renderPage(
  entry: AnyEntry,
  content: Content,
  rehypePlugins: PluggableList = [],
): Promise<string> {
  const compileBody = rehypePlugins.length > 0 ? bodyCompiler(content, rehypePlugins) : compilerOf(content);
  return render(entry, { content, settings: readSettings(), compileBody });
}

/** The same document, and its Markdown version. */
export async function renderWithMarkdown(entry: AnyEntry, content: Content, settings = readSettings()) {
  let typed = '';
  const readDocument = (html: string) => {
    typed = html;
  };
  const html = await render(entry, { content, settings, compileBody: compilerOf(content), readDocument });
  return { html, markdown: markdownVersion(entry, typed, settings.SITE_URL) };
}

async function render(entry: AnyEntry, context: RenderContext): Promise<string> {
  setRenderContext(context);
  const Body = entry.body.trim() === '' ? undefined : await context.compileBody(entry);
  const body = Body ? <Body components={bodyComponents} /> : null;
  return renderEntry(entry, <EntryTemplate entry={entry} body={body} />);
}

/** The 404 document. */
export function renderNotFound(content: Content): string {
  setRenderContext({ content, settings: readSettings(), compileBody: compilerOf(content) });
  const { title, text } = content.words.notFound;
  return renderDocument({ title, description: text, theme: 'ink', children: <NotFoundTemplate /> });
}

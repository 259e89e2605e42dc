import type { PluggableList } from 'unified';
import { EntryTemplate } from '../../components/templates/entry-template';
import { NotFoundTemplate } from '../../components/templates/not-found';
import { bodyComponents } from '../../components/ui/body-components';
import type { AnyEntry, Content } from '../../renderer/content/schema/content';
import { bodyCompiler } from '../../renderer/html/compile-mdx';
import { renderDocument } from '../../renderer/html/document';
import { setRenderContext } from '../../renderer/html/render-context';
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
  setRenderContext({ content, settings: readSettings(), compileBody });
  const Body = entry.body.trim() === '' ? undefined : await compileBody(entry);
  const { title, description } = entry.data;
  return renderDocument({
    title,
    description,
    entry,
    theme: entry.theme,
    children: <EntryTemplate entry={entry} body={Body ? <Body components={bodyComponents} /> : null} />,
  });
}

/** The 404 document. */
export function renderNotFound(content: Content): string {
  setRenderContext({ content, settings: readSettings(), compileBody: compilerOf(content) });
  const { title, text } = content.words.notFound;
  return renderDocument({ title, description: text, theme: 'ink', children: <NotFoundTemplate /> });
}

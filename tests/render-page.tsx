import type { ComponentType } from 'react';
import type { PluggableList } from 'unified';
import { ArticleTemplate } from '../components/templates/article';
import { HubTemplate } from '../components/templates/hub';
import { LegalTemplate } from '../components/templates/legal';
import { NotFoundTemplate } from '../components/templates/not-found';
import { OpeningTemplate } from '../components/templates/opening';
import { PageTemplate } from '../components/templates/page';
import type { PageProps } from '../components/templates/page-props';
import { ReleaseTemplate } from '../components/templates/release';
import { SolutionTemplate } from '../components/templates/solution';
import { bodyComponents } from '../components/ui/body-components';
import type { AnyEntry, Content } from '../renderer/content/schema/content';
import { bodyCompiler } from '../renderer/content/steps/compile';
import { renderDocument } from '../renderer/document';
import { handOver } from '../renderer/handed-over';
import { readSettings } from '../renderer/settings';

const templates: Record<AnyEntry['kind'], ComponentType<PageProps>> = {
  article: ArticleTemplate,
  hub: HubTemplate,
  legal: LegalTemplate,
  opening: OpeningTemplate,
  page: PageTemplate,
  release: ReleaseTemplate,
  solution: SolutionTemplate,
};

/** The document of an entry as the build makes it, without the bundler's scripts and styles. */
export async function renderPage(
  entry: AnyEntry,
  content: Content,
  rehypePlugins: PluggableList = [],
): Promise<string> {
  const compileBody = bodyCompiler(content, rehypePlugins);
  handOver({ content, settings: readSettings(), compileBody });
  const Template = templates[entry.kind];
  const Body = entry.body.trim() === '' ? undefined : await compileBody(entry);
  const { title, description } = entry.data;
  return renderDocument({
    title,
    description,
    entry,
    theme: entry.theme,
    children: <Template entry={entry} body={Body ? <Body components={bodyComponents} /> : null} />,
  });
}

/** The document for unknown addresses. */
export function renderNotFound(content: Content): string {
  handOver({ content, settings: readSettings(), compileBody: bodyCompiler(content) });
  const { title, text } = content.words.notFound;
  return renderDocument({ title, description: text, theme: 'ink', children: <NotFoundTemplate /> });
}

import type { Root } from 'mdast';
import { NOT_MEASURED } from '../../../components/sections/site-figures/site-figures';
import { allNodes } from '../../content/parse/walk-mdast';
import type { AnyEntry } from '../../content/schema/content';
import type { PageFacts } from '../../html/head/page-facts';
import type { Analytics } from '../../settings';
import { absoluteLink } from '../absolute-link';
import { plainBody } from './body';
import type { Blocks } from './nodes';
import { previewBanner } from './parts/preview-banner';
import { stringifyTree } from './stringify-tree';
import { templates } from './templates/registry';
import type { TemplateProps } from './templates/template-props';

export interface MarkdownFacts extends PageFacts {
  /** The weight of the home page; without it, the page says that it was not measured. */
  homeWeight?: string | undefined;
  /** The service that counts visits; undefined where they are not counted. */
  analytics?: Analytics | undefined;
}

/**
 * A page as Markdown: everything that it says, in the same order. Menu, footer, breadcrumbs, tables of contents, and drawings
 * are left out; a link takes the place of a form.
 * @param tree of the body: markdownTree() in renderer/content/parse/compile-body.ts
 */
export function markdownVersion(entry: AnyEntry, tree: Root, facts: MarkdownFacts): string {
  const { content, siteUrl, homeWeight = NOT_MEASURED, analytics } = facts;
  const { title, description, lang } = entry.data;
  const head = fieldsAsYaml({ title, description, lang, url: siteUrl + entry.address });
  const props = { entry, content, body: plainBody(tree, content, analytics), homeWeight };
  const page: Root = { type: 'root', children: [...previewBanner(entry, content), ...write(entry.kind, props)] };
  for (const node of allNodes(page)) if ('url' in node) node.url = absoluteLink(node.url, entry.address, siteUrl);
  return `---\n${head}---\n\n${stringifyTree(page)}`;
}

/** Every JSON string is one of YAML (YAML 1.2, 1.3). */
function fieldsAsYaml(fields: Record<string, string | undefined>): string {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  return given.map(([name, value]) => `${name}: ${JSON.stringify(value)}\n`).join('');
}

function write<Kind extends AnyEntry['kind']>(kind: Kind, props: TemplateProps<Kind>): Blocks {
  const template: (props: TemplateProps<Kind>) => Blocks = templates[kind];
  return template(props);
}

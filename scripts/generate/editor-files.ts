import { frontMatterSettings } from './front-matter-settings';
import { jsonSchemas } from './json-schemas';
import { sectionsPage } from './sections-page';

/** The files that describe the content for people and programs, generated from the schemas: their texts by their paths. */
export function editorFiles(): Map<string, string> {
  const files = Object.entries(jsonSchemas()).map(([name, schema]): [string, object] => [
    `.vscode/schemas/${name}.json`,
    schema,
  ]);
  files.push(['frontmatter.json', frontMatterSettings()]);
  return new Map([
    ...files.map(([path, value]): [string, string] => [path, `${JSON.stringify(value, null, 2)}\n`]),
    ['docs/sections.md', sectionsPage()],
  ]);
}

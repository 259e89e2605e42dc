import { frontMatterSettings } from './front-matter-settings';
import { jsonSchemas } from './json-schemas';
import { sectionsPage } from './sections-page';

/** The files that describe the content for people and programs, generated from the schemas: their texts by their paths. */
export function editorFiles(): Map<string, string> {
  const files = new Map([
    ['frontmatter.json', json(frontMatterSettings())],
    ['docs/sections.md', sectionsPage()],
  ]);
  for (const [name, schema] of Object.entries(jsonSchemas())) files.set(`.vscode/schemas/${name}.json`, json(schema));
  return files;
}

function json(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

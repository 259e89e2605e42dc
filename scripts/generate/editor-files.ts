import { frontMatterSettings } from './front-matter-settings';
import { jsonSchemas } from './json-schemas';

/** The files that tell an editor what content may say, all made from the schemas: their texts by their paths. */
export function editorFiles(): Map<string, string> {
  const files = Object.entries(jsonSchemas()).map(([name, schema]): [string, object] => [
    `.vscode/schemas/${name}.json`,
    schema,
  ]);
  files.push(['frontmatter.json', frontMatterSettings()]);
  return new Map(files.map(([path, value]) => [path, `${JSON.stringify(value, null, 2)}\n`]));
}

import { basename, dirname } from 'node:path/posix';
import type { Kind } from '../../content/schema/define-kind';
import { keysOf } from '../../content/schema/walk-fields';
import { site } from '../shared/site';
import { type JsonSchema, toJsonSchema } from './json-schemas';

/**
 * The settings of the Front Matter extension for VS Code (frontmatter.json): a content type for each kind of page, whose
 * form shows every field with its sentence.
 * https://frontmatter.codes/docs/content-creation/content-types
 */
export function frontMatterSettings() {
  return {
    $schema: 'https://frontmatter.codes/frontmatter.schema.json',
    'frontMatter.taxonomy.dateFormat': 'yyyy-MM-dd',
    'frontMatter.content.pageFolders': site.kinds.map((kind) => ({
      title: titleOf(kind.newFile?.label ?? kind.name),
      ...folderOf(kind),
      contentTypes: [contentTypeOf(kind)],
      // A file that the extension creates has a field `type`, which no content file has.
      disableCreation: true,
    })),
    'frontMatter.taxonomy.contentTypes': site.kinds.map((kind) => ({
      name: contentTypeOf(kind),
      fileType: 'mdx',
      pageBundle: false,
      fields: fieldsOf(toJsonSchema(kind.schema)),
    })),
  };
}

/** Where the files of a kind are. Its pattern names files, but the extension takes their folder. */
function folderOf({ files }: Kind): { path: string; excludeSubdir?: true } {
  const folder = `[[workspace]]/content/${dirname(files)}`;
  if (folder.includes(':')) return { path: `[[workspace]]/content/${files.replaceAll(/:\w+/g, '*')}` };
  return basename(files).startsWith('*') ? { path: folder } : { path: folder, excludeSubdir: true };
}

/**
 * The extension reads a field `type` as the name of a content type. If a kind has such a field, for the kind of employment for
 * example, no content type has the name of its value, and the extension falls back to the content type named default.
 */
function contentTypeOf({ name, schema }: Kind): string {
  return keysOf(schema).includes('type') ? 'default' : name;
}

interface Field {
  name: string;
  title: string;
  description?: string | undefined;
  required?: true;
  type: 'string' | 'datetime' | 'boolean' | 'choice' | 'list' | 'fields' | 'json';
  choices?: string[];
  multiple?: true;
  fields?: Field[];
  hidden?: true;
}

function fieldsOf({ properties = {}, required = [] }: JsonSchema): Field[] {
  return Object.entries(properties).flatMap(([name, schema]) => {
    if (typeof schema === 'boolean') return [];
    return {
      name,
      title: titleOf(name),
      description: schema.description,
      ...(required.includes(name) && { required: true as const }),
      ...inputOf(schema),
    };
  });
}

/** The form input of a field. Fields without a suitable input are hidden, and edited in the text. */
function inputOf(schema: JsonSchema): Pick<Field, 'type' | 'choices' | 'multiple' | 'fields' | 'hidden'> {
  if (schema.enum) return { type: 'choice', choices: schema.enum.map(String) };
  if (schema.format === 'date') return { type: 'datetime' };
  if (schema.type === 'boolean') return { type: 'boolean' };
  if (schema.type === 'object') return { type: 'fields', fields: fieldsOf(schema) };
  if (schema.type === 'array' && isText(schema.items)) return { type: 'list' };
  if (isText(schema)) return { type: 'string' };
  return { type: 'json', hidden: true };
}

function isText(schema: JsonSchema['items']): boolean {
  return typeof schema === 'object' && !Array.isArray(schema) && [schema.type].flat().includes('string');
}

/** readMinutes is Read minutes. */
function titleOf(name: string): string {
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

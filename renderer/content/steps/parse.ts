import matter from 'gray-matter';
import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFileMessage } from 'vfile-message';
import {
  type Document,
  isMap,
  isNode,
  isPair,
  isScalar,
  type Node,
  parseDocument,
  visit,
  type YAMLParseError,
} from 'yaml';
import { type Diagnostic, type Problem, type Range, rangeAt } from '../diagnostics/diagnostic';
import { unclosedFrontMatter } from '../rules/front-matter-is-closed';
import { unopenedFrontMatter } from '../rules/front-matter-opens-the-file';
import { doubledKey } from '../rules/keys-are-unique';
import { unreadableText } from '../rules/mdx-is-well-formed';
import { unfinishedMerge } from '../rules/merges-are-finished';
import { unreadableCharacter } from '../rules/text-is-readable';
import { aliasInstead } from '../rules/yaml-has-no-aliases';
import { malformedYaml } from '../rules/yaml-is-well-formed';
import type { Path } from '../schema/walk';
import type { SourceFile } from './read';

/** A content file, split and parsed; every part still knows its place in the text. */
export interface ParsedFile extends SourceFile {
  /** The YAML as a tree with positions, counted from `yamlOffset`. */
  yaml: Document;
  yamlOffset: number;
  data: unknown;
  /** The MDX, padded with line breaks so that its lines count as in the file. */
  body: string;
  tree: Root;
}

/** The parsed file, or what keeps it from being parsed. */
export type ParseResult = { file: ParsedFile } | { diagnostics: Diagnostic[] };

const markdown = unified().use(remarkParse).use(remarkGfm).use(remarkMdx);

/** Splits front matter from body and parses both. A .yaml file is all front matter. */
export function parse(source: SourceFile): ParseResult {
  const spoilt = spoiltPlace(source);
  if (spoilt) return { diagnostics: [spoilt] };
  const split = source.path.endsWith('.yaml') ? wholeFile(source) : splitFrontMatter(source);
  if ('diagnostics' in split) return split;
  const yaml = parseDocument(split.yaml, { schema: 'failsafe', customTags: ['bool', 'null'], uniqueKeys: true });
  const wrong = withoutEchoes(yaml.errors).map((error) =>
    inFile(
      source,
      rangeAt(source.text, split.offset + error.pos[0], split.offset + error.pos[1]),
      error.code === 'DUPLICATE_KEY' ? doubledKey() : malformedYaml(plainYamlMessage(error.code, error.message)),
    ),
  );
  visit(yaml, {
    Alias: (_key, node) => {
      const start = split.offset + (node.range?.[0] ?? 0);
      const range = rangeAt(source.text, start, start + node.source.length + 1);
      wrong.push(inFile(source, range, aliasInstead(node.source)));
    },
  });
  const body = parseBody(source, split.body);
  if ('diagnostics' in body) wrong.push(...body.diagnostics);
  if (wrong.length > 0 || 'diagnostics' in body) return { diagnostics: wrong };
  const data: unknown = yaml.toJS({ maxAliasCount: 0 });
  return { file: { ...source, yaml, yamlOffset: split.offset, data, body: split.body, tree: body.tree } };
}

/** What keeps a file from being read at all, found before any parser stumbles over it. */
function spoiltPlace(source: SourceFile): Diagnostic | undefined {
  const merge = /^(?:<{7}|>{7})(?: .*)?$/m.exec(source.text);
  if (merge) {
    const end = merge.index + merge[0].trimEnd().length;
    return inFile(source, rangeAt(source.text, merge.index, end), unfinishedMerge());
  }
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what this looks for
  const unreadable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffd]/.exec(source.text);
  if (!unreadable) return undefined;
  const name = `U+${unreadable[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
  const range = rangeAt(source.text, unreadable.index, unreadable.index + 1);
  return inFile(source, range, unreadableCharacter(name));
}

interface Split {
  yaml: string;
  offset: number;
  body: string;
}

function wholeFile(source: SourceFile): Split {
  const bom = source.text.startsWith('\uFEFF') ? 1 : 0;
  return { yaml: source.text.slice(bom), offset: bom, body: '' };
}

function splitFrontMatter(source: SourceFile): Split | { diagnostics: Diagnostic[] } {
  const bom = source.text.startsWith('\uFEFF') ? 1 : 0;
  const text = source.text.slice(bom);
  const firstLine = text.split(/\r?\n/, 1)[0] ?? '';
  if (firstLine.trimEnd() !== '---') {
    const range = rangeAt(source.text, bom, bom + firstLine.length);
    return { diagnostics: [inFile(source, range, unopenedFrontMatter(firstLine))] };
  }
  const parts = matter(text, { language: 'yaml', engines: { yaml: { parse: () => ({}) } } });
  // What gray-matter calls the matter begins right behind the three hyphens.
  const offset = bom + 3;
  const closed = text.slice(3 + parts.matter.length).startsWith('\n---');
  if (!closed) {
    return { diagnostics: [inFile(source, rangeAt(source.text, bom, bom + 3), unclosedFrontMatter())] };
  }
  const linesBefore = text.slice(0, text.length - parts.content.length).split('\n').length - 1;
  return { yaml: `${parts.matter}\n`, offset, body: '\n'.repeat(linesBefore) + parts.content };
}

function parseBody(source: SourceFile, body: string): { tree: Root } | { diagnostics: Diagnostic[] } {
  try {
    return { tree: markdown.parse(body) };
  } catch (error) {
    if (!(error instanceof VFileMessage)) throw error;
    const place = error.place && 'start' in error.place ? error.place.start : error.place;
    const line = place?.line ?? 1;
    const column = place?.column ?? 1;
    const range = { line, column, endLine: line, endColumn: column + 1 };
    return { diagnostics: [inFile(source, range, unreadableText(error.reason))] };
  }
}

/** Behind the first place that can't be read the parser has lost its way: what it finds there is the same error again. */
function withoutEchoes(errors: readonly YAMLParseError[]): YAMLParseError[] {
  const first = errors.find((error) => error.code !== 'DUPLICATE_KEY');
  return errors.filter((error) => error === first || (error.code === 'DUPLICATE_KEY' && !first));
}

/** A diagnostic of severity error in a file. */
export function inFile(source: { label: string }, range: Range, { replacement, ...problem }: Problem): Diagnostic {
  const fix = replacement === undefined ? {} : { fix: [{ ...range, text: replacement }] };
  return { severity: 'error', file: source.label, ...range, ...fix, ...problem };
}

/**
 * A diagnostic of severity error at a field.
 * @param part `key` underlines the name of the field, `value` what stands behind it
 */
export function atField(file: ParsedFile, path: Path, part: 'key' | 'value', problem: Problem): Diagnostic {
  const { replacement, ...rest } = problem;
  const node = nodeAt(file.yaml, path, part) ?? nodeAround(file.yaml, path);
  const [start, end] = node?.range ?? [1, 1];
  const range = rangeAt(file.text, file.yamlOffset + start, file.yamlOffset + end);
  const inner = replacement === undefined ? undefined : innerRange(node);
  const edit = inner && rangeAt(file.text, file.yamlOffset + inner[0], file.yamlOffset + inner[1]);
  const fix = edit && replacement !== undefined ? { fix: [{ ...edit, text: replacement }] } : {};
  return inFile(file, range, { field: path.join('.'), ...fix, ...rest });
}

/** The source of a field's value and where it begins in the file, or undefined where there is no such field. */
export function sourceOf(file: ParsedFile, path: Path): { source: string; offset: number; style?: string } | undefined {
  const node = nodeAt(file.yaml, path, 'value');
  if (!node?.range) return undefined;
  const [start, end] = node.range;
  const style = isScalar(node) ? node.type : undefined;
  const offset = file.yamlOffset + start;
  return { source: file.text.slice(offset, file.yamlOffset + end), offset, style };
}

function nodeAt(yaml: Document, path: Path, part: 'key' | 'value'): Node | undefined {
  if (part === 'key') {
    const parent = path.length > 1 ? yaml.getIn(path.slice(0, -1), true) : yaml.contents;
    const pair = isMap(parent)
      ? parent.items.find((item) => isScalar(item.key) && item.key.value === path.at(-1))
      : undefined;
    if (isPair(pair) && isScalar(pair.key)) return pair.key;
  }
  const node = path.length > 0 ? yaml.getIn(path, true) : yaml.contents;
  return isNode(node) ? node : undefined;
}

/** The nearest field around one that does not exist. */
function nodeAround(yaml: Document, path: Path): Node | undefined {
  if (path.length === 0) return undefined;
  const around = path.slice(0, -1);
  return nodeAt(yaml, around, 'key') ?? nodeAround(yaml, around);
}

/** Where the text of a value stands, without its quotation marks; undefined for blocks, lists and groups. */
function innerRange(node: Node | undefined): [number, number] | undefined {
  if (!isScalar(node) || !node.range) return undefined;
  const [start, end] = node.range;
  if (node.type === 'PLAIN') return [start, end];
  return node.type === 'QUOTE_SINGLE' || node.type === 'QUOTE_DOUBLE' ? [start + 1, end - 1] : undefined;
}

function plainYamlMessage(code: string, message: string): string {
  if (code === 'MISSING_CHAR' && message.includes('quote')) {
    return 'The quotation mark that opens this value is never closed. Put one at its end.';
  }
  if (code === 'TAB_AS_INDENT') return 'This line is indented with a tab. Indent with two spaces.';
  if (code === 'MULTILINE_IMPLICIT_KEY' || code === 'BLOCK_AS_IMPLICIT_KEY') {
    return 'A value that contains a colon followed by a space must stand in quotes: title: "Apps: what they cost".';
  }
  return `This is not well-formed YAML: ${message.split('\n')[0]?.replace(/ at line \d+, column \d+:?$/, '')}`;
}

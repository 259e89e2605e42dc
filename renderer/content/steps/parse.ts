import matter from 'gray-matter';
import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFileMessage } from 'vfile-message';
import { type Document, isMap, isPair, isScalar, type Node, parseDocument, visit, type YAMLParseError } from 'yaml';
import { type Diagnostic, type Range, rangeAt } from '../diagnostics/diagnostic';
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
    inFile(source, rangeAt(source.text, split.offset + error.pos[0], split.offset + error.pos[1]), {
      code: error.code === 'DUPLICATE_KEY' ? 'keys-are-unique' : 'yaml-is-well-formed',
      message: plainYamlMessage(error.code, error.message),
    }),
  );
  visit(yaml, {
    Alias: (_key, node) => {
      const start = split.offset + (node.range?.[0] ?? 0);
      wrong.push(
        inFile(source, rangeAt(source.text, start, start + node.source.length + 1), {
          code: 'yaml-has-no-aliases',
          message: `A value that begins with * is read as a reference, but found *${node.source}.`,
          suggestion: 'Put the value in quotes, or write out what it should repeat.',
        }),
      );
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
    return inFile(source, rangeAt(source.text, merge.index, merge.index + merge[0].trimEnd().length), {
      code: 'merges-are-finished',
      message: 'Here two versions of the file were merged, and nobody chose between them.',
      suggestion:
        'Keep the lines of one version, and delete the other and the lines that begin with <<<<<<<, ======= and >>>>>>>.',
    });
  }
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what this looks for
  const unreadable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffd]/.exec(source.text);
  if (!unreadable) return undefined;
  const name = `U+${unreadable[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
  return inFile(source, rangeAt(source.text, unreadable.index, unreadable.index + 1), {
    code: 'text-is-readable',
    message: `Here stands a character that no text has (${name}). The file was perhaps not saved as UTF-8.`,
    found: name,
    suggestion: 'Save the file as UTF-8, and type the character again.',
  });
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
    return {
      diagnostics: [
        inFile(source, rangeAt(source.text, bom, bom + firstLine.length), {
          code: 'front-matter-opens-the-file',
          message: `The first line must be three hyphens and nothing else, but it is ${firstLine === '' ? 'empty' : `"${firstLine.slice(0, 60)}"`}.`,
          suggestion: 'Write --- alone on the first line, the fields below it, and --- alone on a line after them.',
        }),
      ],
    };
  }
  const parts = matter(text, { language: 'yaml', engines: { yaml: { parse: () => ({}) } } });
  // What gray-matter calls the matter begins right behind the three hyphens.
  const offset = bom + 3;
  const closed = text.slice(3 + parts.matter.length).startsWith('\n---');
  if (!closed) {
    return {
      diagnostics: [
        inFile(source, rangeAt(source.text, bom, bom + 3), {
          code: 'front-matter-is-closed',
          message: 'The front matter that opens here is never closed.',
          suggestion: 'Write --- alone on a line after the last field.',
        }),
      ],
    };
  }
  const linesBefore = text.slice(0, text.length - parts.content.length).split('\n').length - 1;
  return { yaml: parts.matter, offset, body: '\n'.repeat(linesBefore) + parts.content };
}

function parseBody(source: SourceFile, body: string): { tree: Root } | { diagnostics: Diagnostic[] } {
  try {
    return { tree: markdown.parse(body) };
  } catch (error) {
    if (!(error instanceof VFileMessage)) throw error;
    const place = error.place && 'start' in error.place ? error.place.start : error.place;
    const line = place?.line ?? 1;
    const column = place?.column ?? 1;
    return {
      diagnostics: [
        inFile(
          source,
          { line, column, endLine: line, endColumn: column + 1 },
          {
            code: 'mdx-is-well-formed',
            message: `The text can't be read from here on: ${error.reason}.`,
            suggestion: 'Close every tag that is opened; write a literal < as \\< and a literal { as \\{.',
          },
        ),
      ],
    };
  }
}

/** Behind the first place that can't be read the parser has lost its way: what it finds there is the same error again. */
function withoutEchoes(errors: readonly YAMLParseError[]): YAMLParseError[] {
  const first = errors.find((error) => error.code !== 'DUPLICATE_KEY');
  return errors.filter((error) => error === first || (error.code === 'DUPLICATE_KEY' && !first));
}

/** A diagnostic of severity error in a file. */
export function inFile(
  source: { label: string },
  range: Range,
  rest: Pick<Diagnostic, 'code' | 'message'> & Partial<Diagnostic>,
): Diagnostic {
  return { severity: 'error', file: source.label, ...range, ...rest };
}

/**
 * A diagnostic of severity error at a field.
 * @param part `key` underlines the name of the field, `value` what stands behind it
 */
export function atField(
  file: ParsedFile,
  path: Path,
  part: 'key' | 'value',
  rest: Pick<Diagnostic, 'code' | 'message'> & Partial<Diagnostic>,
): Diagnostic {
  const [start, end] = offsetsOf(file.yaml, path, part);
  const range = rangeAt(file.text, file.yamlOffset + start, file.yamlOffset + end);
  return inFile(file, range, { field: path.join('.'), ...rest });
}

/** A diagnostic at a part of the value of a field, or undefined where the source writes it differently (escaped, folded). */
export function atPart(
  file: ParsedFile,
  path: Path,
  part: string,
  rest: Pick<Diagnostic, 'code' | 'message'> & Partial<Diagnostic>,
): Diagnostic | undefined {
  const [start, end] = offsetsOf(file.yaml, path, 'value');
  const from = file.yamlOffset + start;
  const at = file.text.slice(from, file.yamlOffset + end).indexOf(part);
  if (at < 0) return undefined;
  return inFile(file, rangeAt(file.text, from + at, from + at + part.length), { field: path.join('.'), ...rest });
}

/** Offsets of a field inside the YAML; the nearest field around it where it does not exist. */
function offsetsOf(yaml: Document, path: Path, part: 'key' | 'value'): [number, number] {
  const parent = path.length > 1 ? yaml.getIn(path.slice(0, -1), true) : yaml.contents;
  if (part === 'key' && isMap(parent)) {
    const pair = parent.items.find((item) => isScalar(item.key) && item.key.value === path.at(-1));
    const range = isPair(pair) && isScalar(pair.key) ? pair.key.range : undefined;
    if (range) return [range[0], range[1]];
  }
  const node = path.length > 0 ? yaml.getIn(path, true) : yaml.contents;
  const range = isNodeWithRange(node) ? node.range : undefined;
  if (range) return [range[0], range[1]];
  if (path.length > 0) return offsetsOf(yaml, path.slice(0, -1), 'key');
  return [1, 1];
}

function isNodeWithRange(node: unknown): node is Node & { range: [number, number, number] } {
  return typeof node === 'object' && node !== null && 'range' in node && Array.isArray(node.range);
}

function plainYamlMessage(code: string, message: string): string {
  if (code === 'DUPLICATE_KEY') return 'This key stands twice in the same block. Keep one of the two.';
  if (code === 'MISSING_CHAR' && message.includes('quote')) {
    return 'The quotation mark that opens this value is never closed. Put one at its end.';
  }
  if (code === 'TAB_AS_INDENT') return 'This line is indented with a tab. Indent with two spaces.';
  if (code === 'MULTILINE_IMPLICIT_KEY' || code === 'BLOCK_AS_IMPLICIT_KEY') {
    return 'A value that contains a colon followed by a space must stand in quotes: title: "Apps: what they cost".';
  }
  return `This is not well-formed YAML: ${message.split('\n')[0]?.replace(/ at line \d+, column \d+:?$/, '')}`;
}

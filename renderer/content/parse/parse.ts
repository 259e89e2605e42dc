import type { Root } from 'mdast';
import type { Document } from 'yaml';
import { isRecord } from '../../platform/records';
import { count } from '../../platform/statistics';
import { type Diagnostic, diagnosticAt, type Edit, rangeAt } from '../diagnostics/diagnostic';
import type { BodyComponents } from '../schema/body-components';
import type { Heading } from '../schema/content';
import { UNREADABLE_IN_SOURCE } from '../text/unreadable-characters';
import { type BodyLink, linksOf } from './body-links';
import { beyondLimits } from './check-limits';
import { nestedTooDeep } from './check-nesting';
import { endedEarly, miswrittenEnd, unclosedFrontMatter, unopenedFrontMatter } from './front-matter-rules';
import { headingsOf } from './headings';
import { mergeMark, unfinishedMerge } from './merge-conflict';
import { parseBody } from './parse-body';
import type { ParseIssue } from './parse-issue';
import { parseYaml } from './parse-yaml';
import type { SourceFile } from './read';
import { otherEncoding, unreadableCharacter, unreadableInFields } from './unreadable-text';

/** Where a body begins in the text of its file, and how many lines come before it. */
interface BodyPlace {
  offset: number;
  linesBefore: number;
}

/** What is read from a file, without the position of each part: caches keep this of a valid file. */
interface ReadParts {
  data: unknown;
  bodyPlace: BodyPlace;
  headings: Heading[];
  links: BodyLink[];
}

/** The two halves of a file as they were parsed. */
interface ParsedHalves {
  frontMatter: FrontMatter;
  tree: Root;
  /** False if the body can't be parsed, which is already reported: its content is then unknown. */
  isBodyKnown: boolean;
}

/** The YAML as a tree with positions, counted from an offset in the file. */
interface FrontMatter {
  yaml: Document;
  offset: number;
}

/**
 * A content file, split and parsed, with the place of every part in the text. Each half of a cached file is parsed only when someone
 * needs a position in it. A class, because closures for each of many thousand files would take more memory than the files.
 */
export class ParsedFile implements SourceFile {
  /** What it was parsed from. */
  readonly source: SourceFile;
  readonly path: string;
  readonly label: string;
  readonly text: string;
  readonly data: unknown;
  readonly bodyPlace: BodyPlace;
  readonly isBodyKnown: boolean;
  readonly headings: Heading[];
  readonly links: BodyLink[];
  #frontMatter: FrontMatter | undefined;
  #tree: Root | undefined;
  #body: string | undefined;

  /** @param halves if it has just been parsed; without it, the file was valid before */
  constructor(source: SourceFile, { data, bodyPlace, headings, links }: ReadParts, halves?: ParsedHalves) {
    this.source = source;
    this.path = source.path;
    this.label = source.label;
    this.text = source.text;
    this.data = data;
    this.bodyPlace = bodyPlace;
    this.isBodyKnown = halves?.isBodyKnown ?? true;
    this.headings = headings;
    this.links = links;
    this.#frontMatter = halves?.frontMatter;
    this.#tree = halves?.tree;
  }

  /** The MDX, padded with line breaks so that its lines count as in the file; empty if it can't be parsed. */
  get body(): string {
    this.#body ??= this.isBodyKnown ? paddedBody(this.text, this.bodyPlace) : '';
    return this.#body;
  }

  get yaml(): Document {
    return this.#parsedFrontMatter().yaml;
  }

  get yamlOffset(): number {
    return this.#parsedFrontMatter().offset;
  }

  get tree(): Root {
    this.#tree ??= parseBody(this.body).tree;
    return this.#tree;
  }

  #parsedFrontMatter(): FrontMatter {
    if (this.#frontMatter) return this.#frontMatter;
    const split = splitFile(this.source);
    if ('severity' in split) throw new Error(`${this.label} was sound before, and can't be parsed now`);
    count('front matter blocks parsed');
    this.#frontMatter = { yaml: parseYaml(split.yaml).yaml, offset: split.offset };
    return this.#frontMatter;
  }
}

/** Why a file can't be parsed, and the file if its fields are valid; an invalid body is then empty. */
export interface ParseResult<File = ParsedFile> {
  file?: File;
  diagnostics: readonly Diagnostic[];
}

/**
 * Splits front matter from body and parses both. A .yaml file is all front matter.
 * @param components that the body may use
 */
export function parse(source: SourceFile, components: BodyComponents = {}): ParseResult {
  const broken = brokenPlace(source);
  if (broken) return { diagnostics: [broken] };
  const split = splitFile(source);
  if ('severity' in split) return { diagnostics: [split] };
  count('front matter blocks parsed');
  const { yaml, mistakes } = parseYaml(split.yaml);
  const { tree, mistake } = parseBody(split.body, components);
  const tooDeep = nestedTooDeep(tree);
  if (tooDeep) return { diagnostics: [toDiagnostic(source, split.body, 0, tooDeep)] };
  const diagnostics = mistakes.map((each) => toDiagnostic(source, source.text, split.offset, each));
  // The body has the lines and columns of the file, if not its offsets.
  if (mistake) diagnostics.push(toDiagnostic(source, split.body, 0, mistake));
  if (mistakes.length > 0) return { diagnostics };
  const unreadable = unreadableInFields(yaml, split.yaml);
  diagnostics.push(...unreadable.map((each) => toDiagnostic(source, source.text, split.offset, each)));
  const data = withoutOuterSpace(yaml.toJS({ maxAliasCount: 0 }));
  const { offset, bodyPlace } = split;
  const body = mistake ? '' : split.body;
  const headings = headingsOf(tree).map(({ heading }) => heading);
  const parts = { data, bodyPlace, headings, links: linksOf(tree, body, components) };
  const halves = { frontMatter: { yaml, offset }, tree, isBodyKnown: !mistake };
  return { file: new ParsedFile(source, parts, halves), diagnostics };
}

/** Values without white space at their ends, such as the line break of a block (title: |); a blank one stays, to be reported as such. */
export function withoutOuterSpace(value: unknown): unknown {
  if (typeof value === 'string') return value.trim() || value;
  if (Array.isArray(value)) return value.map(withoutOuterSpace);
  if (!isRecord(value)) return value;
  for (const [key, each] of Object.entries(value)) value[key] = withoutOuterSpace(each);
  return value;
}

function paddedBody(text: string, { offset, linesBefore }: BodyPlace): string {
  return '\n'.repeat(linesBefore) + text.slice(offset);
}

function toDiagnostic(source: SourceFile, text: string, offset: number, mistake: ParseIssue): Diagnostic {
  const { start, end, problem, edits } = mistake;
  const fix = edits?.map((edit) => ({ ...rangeAt(text, offset + edit.start, offset + edit.end), text: edit.text }));
  return diagnosticAt(source, rangeAt(text, offset + start, offset + end), { ...problem, ...(fix && { fix }) });
}

/** Why a file can't be read at all, checked before any parser runs. */
function brokenPlace(source: SourceFile): Diagnostic | undefined {
  const beyond = beyondLimits(source.text);
  if (beyond) return toDiagnostic(source, source.text, 0, beyond);
  const merge = mergeMark(source.text);
  if (merge) return diagnosticAt(source, rangeAt(source.text, merge.start, merge.end), unfinishedMerge());
  if (/^\ufffd{0,2}.?\0.\0/.test(source.text)) return diagnosticAt(source, rangeAt(source.text, 0, 1), otherEncoding());
  const unreadable = UNREADABLE_IN_SOURCE.exec(source.text);
  if (!unreadable) return undefined;
  const [character] = unreadable;
  const range = rangeAt(source.text, unreadable.index, unreadable.index + character.length);
  const { replacement, ...problem } = unreadableCharacter(character, aroundOf(source.text, unreadable.index));
  const fix = replacement === undefined ? {} : { fix: withoutUnreadable(source.text) };
  return diagnosticAt(source, range, { ...problem, ...fix });
}

/** Only the first unreadable character is reported: there are usually many. */
function withoutUnreadable(text: string): Edit[] {
  return Array.from(text.matchAll(new RegExp(UNREADABLE_IN_SOURCE, 'gu'))).flatMap(({ 0: character, index }) => {
    const { replacement } = unreadableCharacter(character, aroundOf(text, index));
    const range = rangeAt(text, index, index + character.length);
    return replacement === undefined ? [] : { ...range, text: replacement };
  });
}

function aroundOf(text: string, index: number): string {
  return text.charAt(index - 1) + text.charAt(index + 1);
}

interface Split {
  yaml: string;
  offset: number;
  body: string;
  bodyPlace: BodyPlace;
}

function splitFile(source: SourceFile): Split | Diagnostic {
  return source.path.endsWith('.yaml') ? wholeFile(source) : splitFrontMatter(source);
}

function wholeFile(source: SourceFile): Split {
  const bom = source.text.startsWith('\uFEFF') ? 1 : 0;
  const bodyPlace = { offset: source.text.length, linesBefore: 0 };
  return { yaml: source.text.slice(bom), offset: bom, body: '', bodyPlace };
}

/** The lines around front matter. */
const HYPHENS = '---';

function splitFrontMatter(source: SourceFile): Split | Diagnostic {
  const bom = source.text.startsWith('\uFEFF') ? 1 : 0;
  const text = source.text.slice(bom);
  const firstLine = text.split(/\r?\n/, 1)[0] ?? '';
  if (firstLine.trimEnd() !== HYPHENS) {
    const range = rangeAt(source.text, bom, bom + firstLine.length);
    return diagnosticAt(source, range, unopenedFrontMatter(text));
  }
  const offset = bom + HYPHENS.length;
  const rest = text.slice(HYPHENS.length);
  const end = rest.indexOf(`\n${HYPHENS}`);
  const fields = end < 0 ? rest : rest.slice(0, end);
  const dashes = dashesAsEnd(fields);
  if (dashes) {
    const range = rangeAt(source.text, offset + dashes.start, offset + dashes.end);
    return diagnosticAt(source, range, miswrittenEnd(dashes.line));
  }
  if (end < 0) return diagnosticAt(source, rangeAt(source.text, bom, offset), unclosedFrontMatter());
  const start = offset + end + 1;
  const [endLine = ''] = rest.slice(end + 1).split(/\r?\n/, 1);
  if (endLine.trimEnd() !== HYPHENS)
    return diagnosticAt(source, rangeAt(source.text, start, start + endLine.length), miswrittenEnd(endLine));
  const content = rest.slice(end + 1 + HYPHENS.length).replace(/^\r?\n?/, '');
  const [, moreFields] = /\s*([a-z]\w*:(?: [^\n]*)?\r?\n(?:[^\n]*\n)*?)---\r?$/my.exec(content) ?? [];
  if (moreFields !== undefined && parseYaml(moreFields).mistakes.length === 0)
    return diagnosticAt(source, rangeAt(source.text, start, start + HYPHENS.length), endedEarly());
  const linesBefore = text.slice(0, text.length - content.length).split('\n').length - 1;
  const bodyPlace = { offset: source.text.length - content.length, linesBefore };
  return { yaml: `${fields}\n`, offset, body: paddedBody(source.text, bodyPlace), bodyPlace };
}

/** The first line of other dashes after valid fields: it was meant to end them. */
function dashesAsEnd(text: string): { line: string; start: number; end: number } | undefined {
  const match = /^(?!---[ \t]*\r?$)(?:-{2,}|[–—]+-*)(?=[ \t]*\r?$)/m.exec(text);
  if (!match || parseYaml(text.slice(0, match.index)).mistakes.length > 0) return undefined;
  const [line] = match;
  return { line, start: match.index, end: match.index + line.length };
}

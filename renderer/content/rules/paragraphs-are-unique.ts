import type { Nodes } from 'mdast';
import { hash } from '../../platform/hash';
import { historyOf } from '../../platform/last-changes';
import { memoize } from '../../platform/memoize';
import { isRecord } from '../../platform/records';
import type { Finding, Problem } from '../diagnostics/diagnostic';
import { limitDiagnostics } from '../graph/limit-diagnostics';
import { diagnosticAtField, diagnosticAtNode } from '../parse/locations';
import type { ValidFile } from '../parse/parse-and-validate';
import { allNodes } from '../parse/walk-mdast';
import { isDraft } from '../schema/publication';
import type { Path } from '../schema/walk-fields';
import { defineRule } from './define-rule';

/** This many equal words in a row are no coincidence. */
const MIN_WORDS = 20;

/** A lower bound for the length of a text with this many words. */
const SHORTEST = 2 * MIN_WORDS;

/** Enough words to tell most paragraphs apart. */
const FIRST_WORDS = /^(?:\S+\s+){8}/;

export default defineRule({
  category: 'Be found in search',
  description: `No paragraph of more than ${MIN_WORDS} words is on two pages, or twice on one.`,
  rationale:
    'Readers who come from one page to the other think that they have read it already, search engines show only one of the two, and one day only one of them is corrected. A note that has to be on several pages is in a <Callout>, in a footnote, or in italics as a whole; pages that follow a pattern, such as terms and job ads, may share paragraphs with their like.',
  content: async ({ linked: { files }, root }) => {
    const suspects = filesWithSharedOpenings(files);
    const keys = suspects.flatMap(keysOf);
    // Git is asked only if there is something to report.
    if (new Set(keys).size === keys.length) return [];
    const owners = new Map<string, ValidFile>();
    return (await oldestFirst(suspects, root)).flatMap((valid) => {
      const doubled = new Map<string, ValidFile>();
      for (const key of keysOf(valid)) {
        const owner = owners.get(key);
        if (owner === undefined) owners.set(key, valid);
        else if (!mayShare(owner, valid)) doubled.set(key, owner);
      }
      return doubled.size === 0 ? [] : doubledIn(valid, doubled);
    });
  },
});

/** The files by their last change, or else by their date: the last one changed is probably the copy. */
async function oldestFirst(files: readonly ValidFile[], root: string): Promise<ValidFile[]> {
  const history = await historyOf(root);
  const changeOf = (path: string) => {
    const committed = history?.committed.get(path);
    if (!history || (committed !== undefined && !history.changed.has(path))) return isoDate(committed);
    return NOT_COMMITTED;
  };
  // A draft is unfinished, and its author may still change the text.
  const ageOf = (valid: ValidFile) => `${isDraft(valid) ? 1 : 0} ${changeOf(valid.file.path)} ${dayOf(valid)}`;
  const ages = new Map(files.map((valid) => [valid, ageOf(valid)]));
  return files.toSorted((a, b) => (ages.get(a) ?? '').localeCompare(ages.get(b) ?? ''));
}

/** Later than every date. */
const NOT_COMMITTED = '9999';

/** In UTC, so that dates of different zones can be compared. */
function isoDate(moment: string | undefined): string {
  return moment === undefined ? '' : new Date(moment).toISOString();
}

/** The day that a page names as its own, year-month-day. */
function dayOf({ data }: ValidFile): string {
  const { date, updated, posted } = isRecord(data) ? data : {};
  const day = date ?? updated ?? posted;
  return typeof day === 'string' ? day : '';
}

function mayShare(a: ValidFile, b: ValidFile): boolean {
  return a !== b && a.kind === b.kind && a.kind?.sharesParagraphs === true;
}

/** The few files with a paragraph that begins like a paragraph elsewhere: only their paragraphs are compared as a whole. */
function filesWithSharedOpenings(files: readonly ValidFile[]): ValidFile[] {
  const seen = new Set<string>();
  const shared = new Set<string>();
  for (const opening of files.flatMap(openingsOf)) (seen.has(opening) ? shared : seen).add(opening);
  return shared.size === 0 ? [] : files.filter((valid) => openingsOf(valid).some((opening) => shared.has(opening)));
}

const openingsOf = memoize((valid: ValidFile): readonly string[] =>
  paragraphsOf(valid).flatMap((text) => openingOf(text) ?? []),
);

const keysOf = memoize((valid: ValidFile): readonly string[] =>
  paragraphsOf(valid).flatMap((text) => keyOf(text) ?? []),
);

/** The texts of a page that could be long paragraphs: its fields, and all blocks of its body. */
function paragraphsOf({ data, address, file }: ValidFile): string[] {
  if (address === undefined) return [];
  const body = file.text.slice(file.bodyPlace.offset);
  return [...stringsIn(comparedFields(data)), ...body.split(/\n[ \t\r]*\n/)].filter(({ length }) => length >= SHORTEST);
}

/** titles-are-unique reports equal descriptions. */
function comparedFields(data: unknown) {
  const { description, ...fields } = isRecord(data) ? data : {};
  return fields;
}

/** Without the paths of textsIn, which all files together would take longer to find than everything else here. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

/** Short, because the hashes of many pages are kept: whole texts would take too much memory. */
const KEY_LENGTH = 16;

/** A hash of the form in which a text is compared; undefined for a short one. */
function keyOf(text: string): string | undefined {
  const words = comparedForm(withoutMarkers(text)).trimEnd();
  return isLong(words) ? hash(words).slice(0, KEY_LENGTH) : undefined;
}

/** The first words of the form in which a text is compared; undefined for a short one. */
function openingOf(text: string): string | undefined {
  const [words] = FIRST_WORDS.exec(withoutMarkers(text)) ?? [];
  return words && comparedForm(words);
}

/** Without the markers of a list item or a quotation. */
function withoutMarkers(text: string): string {
  return text.replace(/^[\s>*+-]+/, '');
}

function comparedForm(text: string): string {
  return text.replace(/\s+/g, ' ').toLowerCase();
}

function isLong(text: string): boolean {
  let spaces = 0;
  for (let at = text.indexOf(' '); at >= 0 && spaces < MIN_WORDS; at = text.indexOf(' ', at + 1)) spaces += 1;
  return spaces === MIN_WORDS;
}

/** The texts in a value. */
function textsIn(value: unknown, path: Path = []): { path: Path; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (Array.isArray(value)) return value.flatMap((part, index) => textsIn(part, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => textsIn(part, [...path, key]));
}

function doubledIn(valid: ValidFile, doubled: ReadonlyMap<string, ValidFile>): Finding[] {
  const { file, data } = valid;
  const seen = new Set<string>();
  const inFields = limitDiagnostics(textsIn(comparedFields(data)), ({ path, text }) => {
    const owner = ownerOf(text);
    return owner && diagnosticAtField(file, path, 'value', problemOf(owner, valid));
  });
  const notes = new Set(allNodes(file.tree).filter(isNote).flatMap(childrenOf));
  const inBody = limitDiagnostics(allNodes(file.tree), (node) => {
    if (node.type !== 'paragraph' || notes.has(node) || isNote(node)) return undefined;
    const owner = ownerOf(file.body.slice(node.position?.start.offset, node.position?.end.offset));
    return owner && diagnosticAtNode(file, node, problemOf(owner, valid));
  });
  return [...inFields, ...inBody];

  /** The page that already has a text, which may be the same page. */
  function ownerOf(text: string): ValidFile | undefined {
    const key = keyOf(text);
    const owner = key === undefined ? undefined : doubled.get(key);
    if (key === undefined || owner !== valid || seen.has(key)) return owner;
    seen.add(key);
    return undefined;
  }
}

/** Asides, which may be repeated, and paragraphs entirely in italics. */
function isNote(node: Nodes): boolean {
  if (node.type === 'paragraph') return node.children.length === 1 && node.children[0]?.type === 'emphasis';
  return node.type === 'mdxJsxFlowElement' || node.type === 'footnoteDefinition';
}

function childrenOf(node: Nodes): readonly Nodes[] {
  return 'children' in node ? node.children : [];
}

function problemOf(owner: ValidFile, valid: ValidFile): Problem {
  if (owner === valid)
    return {
      message: 'The same paragraph is further up on this page.',
      suggestion: 'Delete one of the two, or say here what is different.',
    };
  return {
    message: `The same paragraph is on ${owner.address} (${owner.file.label}).`,
    suggestion: 'Say here what only this page says, or delete the paragraph and link to the other page.',
  };
}

import type { Nodes } from 'mdast';
import { hash } from '../../platform/hash';
import { historyOf } from '../../platform/last-changes';
import { memoize } from '../../platform/memoize';
import { isRecord } from '../../platform/records';
import type { CheckedFile } from '../checked-file/checked-file';
import { limitDiagnostics } from '../checked-file/limit-diagnostics';
import type { Finding, Problem } from '../diagnostics/diagnostic';
import { allNodes } from '../parse/walk-mdast';
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
  content: async (content) => {
    const suspects = filesWithSharedOpenings(content.files());
    const keys = suspects.flatMap(keysOf);
    // Git is asked only if there is something to report.
    if (new Set(keys).size === keys.length) return [];
    const owners = new Map<string, CheckedFile>();
    return (await oldestFirst(suspects, content.root)).flatMap((file) => {
      const doubled = new Map<string, CheckedFile>();
      for (const key of keysOf(file)) {
        const owner = owners.get(key);
        if (owner === undefined) owners.set(key, file);
        else if (!mayShare(owner, file)) doubled.set(key, owner);
      }
      return doubled.size === 0 ? [] : doubledIn(file, doubled);
    });
  },
});

/** The files by their last change, or else by their date: the last one changed is probably the copy. */
async function oldestFirst(files: readonly CheckedFile[], root: string): Promise<CheckedFile[]> {
  const history = await historyOf(root);
  const changeOf = (path: string) => {
    const committed = history?.committed.get(path);
    if (!history || (committed !== undefined && !history.changed.has(path))) return isoDate(committed);
    return NOT_COMMITTED;
  };
  // A draft is unfinished, and its author may still change the text.
  const ageOf = (file: CheckedFile) => `${file.isDraft ? 1 : 0} ${changeOf(file.path)} ${dayOf(file)}`;
  const ages = new Map(files.map((file) => [file, ageOf(file)]));
  return files.toSorted((a, b) => (ages.get(a) ?? '').localeCompare(ages.get(b) ?? ''));
}

/** Later than every date. */
const NOT_COMMITTED = '9999';

/** In UTC, so that dates of different zones can be compared. */
function isoDate(moment: string | undefined): string {
  return moment === undefined ? '' : new Date(moment).toISOString();
}

/** The day that a page names as its own, year-month-day. */
function dayOf({ data }: CheckedFile): string {
  const { date, updated, posted } = isRecord(data) ? data : {};
  const day = date ?? updated ?? posted;
  return typeof day === 'string' ? day : '';
}

function mayShare(a: CheckedFile, b: CheckedFile): boolean {
  return a !== b && a.kind === b.kind && a.kind?.sharesParagraphs === true;
}

/** The few files with a paragraph that begins like a paragraph elsewhere: only their paragraphs are compared as a whole. */
function filesWithSharedOpenings(files: readonly CheckedFile[]): CheckedFile[] {
  const seen = new Set<string>();
  const shared = new Set<string>();
  for (const opening of files.flatMap(openingsOf)) (seen.has(opening) ? shared : seen).add(opening);
  return shared.size === 0 ? [] : files.filter((file) => openingsOf(file).some((opening) => shared.has(opening)));
}

const openingsOf = memoize((file: CheckedFile): readonly string[] =>
  paragraphsOf(file).flatMap((text) => openingOf(text) ?? []),
);

const keysOf = memoize((file: CheckedFile): readonly string[] =>
  paragraphsOf(file).flatMap((text) => keyOf(text) ?? []),
);

/** The texts of a page that could be long paragraphs: its fields, and all blocks of its body. */
function paragraphsOf({ data, address, text, bodyOffset }: CheckedFile): string[] {
  if (address === undefined) return [];
  const body = text.slice(bodyOffset);
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

function doubledIn(file: CheckedFile, doubled: ReadonlyMap<string, CheckedFile>): Finding[] {
  const seen = new Set<string>();
  const inFields = limitDiagnostics(textsIn(comparedFields(file.data)), ({ path, text }) => {
    const owner = ownerOf(text);
    return owner && file.at(path, problemOf(owner, file));
  });
  const notes = new Set(allNodes(file.tree).filter(isNote).flatMap(childrenOf));
  const inBody = limitDiagnostics(allNodes(file.tree), (node) => {
    if (node.type !== 'paragraph' || notes.has(node) || isNote(node)) return undefined;
    const owner = ownerOf(file.body.slice(node.position?.start.offset, node.position?.end.offset));
    return owner && file.atNode(node, problemOf(owner, file));
  });
  return [...inFields, ...inBody];

  /** The page that already has a text, which may be the same page. */
  function ownerOf(text: string): CheckedFile | undefined {
    const key = keyOf(text);
    const owner = key === undefined ? undefined : doubled.get(key);
    if (key === undefined || owner !== file || seen.has(key)) return owner;
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

function problemOf(owner: CheckedFile, file: CheckedFile): Problem {
  if (owner === file)
    return {
      message: 'The same paragraph is further up on this page.',
      suggestion: 'Delete one of the two, or say here what is different.',
    };
  return {
    message: `The same paragraph is on ${owner.address} (${owner.label}).`,
    suggestion: 'Say here what only this page says, or delete the paragraph and link to the other page.',
  };
}

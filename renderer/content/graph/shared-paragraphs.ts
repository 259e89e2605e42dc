import { memoize } from '../../platform/memoize';
import { isRecord } from '../../platform/records';
import type { CheckedFile } from '../checked-file/checked-file';
import type { ContentFolder } from '../files/content-folder';
import type { CheckedContent } from './checked-content';

/** This many equal words in a row are no coincidence. */
export const MIN_WORDS = 20;

/** A lower bound for the length of a text with this many words. */
const SHORTEST = 2 * MIN_WORDS;

/** Enough words to tell most paragraphs apart. */
const FIRST_WORDS = /^(?:\S+\s+){8}/;

/** A file with paragraphs of an older one, or with one twice. */
interface Doubled {
  file: CheckedFile;
  /** The file that has each paragraph first, by the key of the paragraph. */
  owners: ReadonlyMap<string, CheckedFile>;
}

/** Where long paragraphs stand a second time, but for kinds of pages that may share them. */
export const sharedParagraphs = memoize(async (content: CheckedContent): Promise<readonly Doubled[]> => {
  const suspects = filesWithSharedOpenings(content.files());
  const keys = suspects.flatMap(keysOf);
  // Git is asked only if there is something to report.
  if (new Set(keys).size === keys.length) return [];
  const owners = new Map<string, CheckedFile>();
  return (await oldestFirst(suspects, content.folder)).flatMap((file) => {
    const doubled = new Map<string, CheckedFile>();
    for (const key of keysOf(file)) {
      const owner = owners.get(key);
      if (owner === undefined) owners.set(key, file);
      else if (!mayShare(owner, file)) doubled.set(key, owner);
    }
    return doubled.size === 0 ? [] : { file, owners: doubled };
  });
});

/** The files by their last change, or else by their date: the last one changed is probably the copy. */
export async function oldestFirst(files: readonly CheckedFile[], folder: ContentFolder): Promise<CheckedFile[]> {
  const history = await folder.history();
  const changeOf = (path: string) => {
    const committed = history?.committed.get(path);
    if (!history || (committed !== undefined && !history.changed.has(path))) return isoDate(committed);
    return NOT_COMMITTED;
  };
  // A draft is unfinished, and its author may still change the text.
  const ageOf = (file: CheckedFile) => `${file.isDraft ? 1 : 0} ${changeOf(file.path)} ${dayOf(file)}`;
  const ages = new Map(files.map((file) => [file, ageOf(file)]));
  // The name of a copy is that of the original and more.
  return files.toSorted(
    (a, b) => (ages.get(a) ?? '').localeCompare(ages.get(b) ?? '') || a.path.length - b.path.length,
  );
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
  textsOf(file).flatMap((text) => openingOf(text) ?? []),
);

const keysOf = memoize((file: CheckedFile): readonly string[] => textsOf(file).flatMap((text) => keyOf(text) ?? []));

/** The texts of a page that are longer than labels: its fields, and all blocks of its body. */
export function textsOf({ data, address, text, bodyOffset }: CheckedFile): string[] {
  if (address === undefined) return [];
  const body = text.slice(bodyOffset);
  return [...stringsIn(comparedFields(data)), ...body.split(/\n[ \t\r]*\n/)].filter(({ length }) => length >= SHORTEST);
}

/** titles-are-unique reports equal descriptions. */
export function comparedFields(data: unknown) {
  const { description, ...fields } = isRecord(data) ? data : {};
  return fields;
}

/** Without the paths of textsIn, which all files together would take longer to find than everything else here. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

/** The form in which a text is compared; undefined for a short one. */
export function keyOf(text: string): string | undefined {
  const words = comparedForm(withoutMarkers(text)).trimEnd();
  return isLong(words) ? words : undefined;
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

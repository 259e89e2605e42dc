import { basename } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { CheckedFile } from '../../content/checked-file/checked-file';
import { type ParsedFile, parse } from '../../content/parse/parse';
import { type Reference, referencesOf } from '../../content/parse/references';
import type { Path } from '../../content/schema/walk-fields';
import { site } from '../shared/site';
import { cutField } from './cut-field';
import { stringsIn } from './edit-fields';

/** A file without its references to a page. */
export interface WithoutReferences {
  text: string;
  /** The removed parts, each with its lines. */
  removed: string[];
}

/**
 * Removes the references to a page from a file's fields if the rest stays valid: an entry of a list of links, or an
 * optional button. Sections and items of lists stay, because they have other content.
 */
export function withoutReferences(whole: CheckedFile, page: CheckedFile): WithoutReferences {
  const removed: string[] = [];
  let file = whole.parsed;
  for (let step = nextStep(file, whole, page); step; step = nextStep(file, whole, page)) {
    removed.push(step.removed);
    file = step.file;
  }
  return { text: file.text, removed };
}

function nextStep(file: ParsedFile, whole: CheckedFile, page: CheckedFile) {
  for (const path of placesOf(file, whole, page)) {
    for (let length = path.length; length >= smallest(whole, path); length -= 1) {
      const step = withoutPart(file, whole, path.slice(0, length));
      if (step) return step;
    }
  }
  return undefined;
}

function placesOf(
  file: ParsedFile,
  { type: { schema }, list }: CheckedFile,
  { address = '', kind: ofPage }: CheckedFile,
): Path[] {
  if (list === 'redirects') return [];
  const isNamed = ({ kind, value }: Reference) =>
    kind === 'address' ? value.split('#')[0] === address : kind === ofPage?.name && value === basename(address);
  // A list may also say in a text where something is allowed.
  const inTexts = list === undefined ? [] : stringsIn(file.data).filter(({ value }) => value === address);
  return [...referencesOf(schema, file.data).filter(isNamed), ...inTexts].map(({ path }) => path);
}

/** The path length of the largest part that may be removed because of a link in it. */
function smallest({ list }: CheckedFile, path: Path): number {
  if (path[0] === 'sections') return 3;
  return site.lists.some(({ name, item }) => name === list && item !== undefined) ? 2 : 1;
}

/** The file without a part, if it is still valid and nothing else has changed. */
function withoutPart(file: ParsedFile, { type: { schema } }: CheckedFile, path: Path) {
  const cut = cutField(file, path);
  if (!cut) return undefined;
  const text = file.text.slice(0, cut.start) + file.text.slice(cut.end);
  const after = parse({ ...file.source, text }).file;
  const expected = structuredClone(file.data);
  deletePart(expected, path);
  const isValid = after && isDeepStrictEqual(after.data, expected) && schema.safeParse(expected).success;
  return isValid ? { file: after, removed: file.text.slice(cut.start, cut.end) } : undefined;
}

function deletePart(value: unknown, [head, ...rest]: Path) {
  if (typeof value !== 'object' || value === null || head === undefined) return;
  if (rest.length > 0) deletePart(Reflect.get(value, head), rest);
  else if (Array.isArray(value)) value.splice(Number(head), 1);
  else Reflect.deleteProperty(value, head);
}

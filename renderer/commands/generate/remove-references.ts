import { basename } from 'node:path';
import type { CheckedFile } from '../../content/checked-file/checked-file';
import { changeData } from '../../content/edit/change-data';
import { stringsIn } from '../../content/edit/edit-fields';
import { indexOfPart, type Part, partsOf } from '../../content/edit/parts';
import type { ParsedFile } from '../../content/parse/parse';
import { type Reference, referencesOf } from '../../content/parse/references';
import type { Path } from '../../content/schema/walk-fields';
import { lineStart } from '../../content/text/line-bounds';
import { site } from '../shared/site';

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

/** The file without a part, if it is still valid. A list or group keeps its last part. */
function withoutPart(file: ParsedFile, { type: { schema } }: CheckedFile, path: Path) {
  const around = partsOf(file, path.slice(0, -1));
  const removed = around && around.own.length > 1 ? around.own[indexOfPart(around, path.at(-1))] : undefined;
  if (!removed) return undefined;
  const after = changeData(file, { do: 'remove', path });
  const isValid = schema.safeParse(after.data).success;
  return isValid ? { file: after, removed: linesOf(file.text, removed) } : undefined;
}

/** A part with the space before it, if it begins its line. */
function linesOf(text: string, { start, end }: Part): string {
  const begin = lineStart(text, start);
  return text.slice(text.slice(begin, start).trim() === '' ? begin : start, end);
}

import { groupBy } from '../../platform/group-by';
import { memoize } from '../../platform/memoize';
import { valueAt } from '../../platform/records';
import type { CheckedFile } from '../checked-file/checked-file';
import { comparableText } from '../text/comparable-text';
import { isPlaceholder } from '../text/unfinished-text';
import type { CheckedContent } from './checked-content';
import { oldestFirst, sharedParagraphs, textsOf } from './shared-paragraphs';

/** The pages most of whose texts are those of an older one, each with that page. */
export const copiesIn = memoize(async (content: CheckedContent): Promise<ReadonlyMap<CheckedFile, CheckedFile>> => {
  const pairs = [...(await withSameTitle(content)), ...(await withSameParagraphs(content))].filter(([file, original]) =>
    isCopyOf(file, original),
  );
  if (pairs.length === 0) return new Map();
  // Nothing leads to a copy yet.
  const targets = new Set(content.files().flatMap(({ links }) => links.map(({ href }) => href)));
  const isLinked = ({ address }: CheckedFile) => address !== undefined && targets.has(address);
  return new Map(
    pairs.map(([file, original]) => (isLinked(file) && !isLinked(original) ? [original, file] : [file, original])),
  );
});

/** The files that are no copies. */
export async function originalsIn(content: CheckedContent): Promise<readonly CheckedFile[]> {
  const copies = await copiesIn(content);
  return content.files().filter((file) => !copies.has(file));
}

type Pair = [file: CheckedFile, original: CheckedFile];

async function withSameTitle(content: CheckedContent): Promise<Pair[]> {
  const groups = [...groupBy(content.files().filter(isTitled), titleOf).values()].filter(({ length }) => length > 1);
  const ordered = await Promise.all(groups.map((files) => oldestFirst(files, content.folder)));
  return ordered.flatMap(([original, ...files]) => (original ? files.map((file): Pair => [file, original]) : []));
}

function isTitled(file: CheckedFile): boolean {
  return file.address !== undefined && titleOf(file) !== '' && !isPlaceholder(titleOf(file));
}

function titleOf({ data }: CheckedFile): string {
  const title = valueAt(data, ['title']);
  return typeof title === 'string' ? comparableText(title) : '';
}

/** Fewer paragraphs may be notes that have to be on several pages. */
const MANY = 5;

async function withSameParagraphs(content: CheckedContent): Promise<Pair[]> {
  return (await sharedParagraphs(content)).flatMap(({ file, owners }) =>
    [...groupBy([...owners.values()], (owner) => owner)].flatMap(([owner, { length }]): Pair[] =>
      owner !== file && length >= MANY ? [[file, owner]] : [],
    ),
  );
}

/** Whether most texts of a file, apart from labels, are those of another. */
function isCopyOf(file: CheckedFile, original: CheckedFile): boolean {
  const known = new Set(textsOf(original));
  const texts = textsOf(file);
  return texts.length > 0 && texts.filter((text) => known.has(text)).length > texts.length / 2;
}

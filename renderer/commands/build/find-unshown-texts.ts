import { dirname } from 'node:path/posix';
import type { PageRecord } from '../../html/rendered-page';
import { textsMissingIn, type UnshownText } from '../../html/unshown-texts';

/** A text that no page shows: of the entry at an address, or of a data file. */
export type LostText = UnshownText & ({ address: string } | { list: string });

/** The files of a page that hold text: its document, feeds, and Markdown version. */
const READABLE = /\.(?:html|xml|json|md)$/;

/**
 * Finds the texts that are not on their own page, and not on another page that reads their entry either, such as a list of entries.
 * @param pages called several times: an array of all pages may need too much memory
 * @param textOf reads a file of a page
 */
export function findUnshownTexts(pages: () => Iterable<PageRecord>, textOf: (file: string) => string): LostText[] {
  const missing = new Map<string, LostText[]>();
  for (const { address, unshown } of pages()) {
    const facts = JSON.stringify({ page: address, part: 'facts' });
    if (unshown.length > 0)
      missing.set(
        facts,
        unshown.map((each) => ({ ...each, address })),
      );
  }
  if (missing.size === 0) return [];
  const readers: { files: string[]; texts: LostText[] }[] = [];
  for (const { files, dependencies } of pages()) {
    const texts = dependencies.flatMap((dependency) => missing.get(dependency) ?? []);
    if (texts.length > 0) readers.push({ files, texts });
  }
  const shown = new Set<LostText>();
  // Lists of entries come first, so that few other pages need to be read.
  for (const { files, texts } of readers.sort((a, b) => b.texts.length - a.texts.length)) {
    const wanted = texts.filter((text) => !shown.has(text));
    if (wanted.length === 0) continue;
    const still = new Set(textsMissingIn(readable(files, textOf), wanted));
    for (const text of wanted) if (!still.has(text)) shown.add(text);
  }
  return [...missing.values()].flat().filter((text) => !shown.has(text));
}

/**
 * Those texts of data files that no page has.
 * @param pages as for findUnshownTexts
 */
export function findUnshownWords(
  texts: readonly LostText[],
  pages: () => Iterable<PageRecord>,
  textOf: (file: string) => string,
): readonly LostText[] {
  // A page of each folder first, since pages of a kind have the same words.
  const seen = new Map<string, number>();
  const readers: { files: readonly string[]; turn: number }[] = [];
  for (const { address, files } of pages()) {
    const folder = dirname(address);
    const turn = seen.get(folder) ?? 0;
    seen.set(folder, turn + 1);
    readers.push({ files, turn });
  }
  let wanted = texts;
  for (const { files } of readers.sort((a, b) => a.turn - b.turn)) {
    if (wanted.length === 0) break;
    wanted = textsMissingIn(readable(files, textOf), wanted);
  }
  return wanted;
}

/** What a page says in all its forms. */
function readable(files: readonly string[], textOf: (file: string) => string): string {
  return files
    .filter((file) => READABLE.test(file))
    .map(textOf)
    .join('\n');
}

import type { PageRecord } from '../../html/rendered-page';
import { textsMissingIn, type UnshownText } from '../../html/unshown-texts';

/** A text of the entry at an address that no page shows. */
export interface LostText extends UnshownText {
  address: string;
}

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
    const still = new Set(
      textsMissingIn(
        files
          .filter((file) => READABLE.test(file))
          .map(textOf)
          .join('\n'),
        wanted,
      ),
    );
    for (const text of wanted) if (!still.has(text)) shown.add(text);
  }
  return [...missing.values()].flat().filter((text) => !shown.has(text));
}

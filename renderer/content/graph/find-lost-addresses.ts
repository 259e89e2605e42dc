import type { CheckedFile } from '../checked-file/checked-file';
import { limitDiagnostics } from '../checked-file/limit-diagnostics';
import type { Finding } from '../diagnostics/diagnostic';
import type { Entry } from '../schema/content';
import { oldAddressKey } from '../schema/old-address';
import { redirects } from '../schema/redirects';
import { countWords, mostSimilar, type WordCounts } from '../text/text-similarity';
import type { CheckedContent } from './checked-content';
import { redirectSuggestion } from './redirects';

/** The addresses that led to a page at the base of the branch and now lead nowhere. */
export function findLostAddresses(linked: CheckedContent, before: CheckedContent): Finding[] {
  const { entries } = linked;
  const unkept = unkeptAddresses(linked, before);
  const hidden = unkept.flatMap((address) => {
    const entry = entries.get(address);
    return entry && !isPublished(entry) ? hiddenPage(entry, linked) : [];
  });
  const lost = unkept.filter((address) => !entries.has(address));
  const moved = movedPages(linked, before);
  return [
    ...hidden,
    ...limitDiagnostics(lost, (address) =>
      lostAddress(address, moved.get(address) ?? pageAbove(address, linked, before), linked),
    ),
  ];
}

/** The new addresses of pages that a branch moves without a redirect, by their old ones. */
export function movedPages(linked: CheckedContent, before: CheckedContent): ReadonlyMap<string, string> {
  const lost = unkeptAddresses(linked, before).filter((address) => !linked.entries.has(address));
  const added = lost.length > 0 ? addedPages(linked, before) : [];
  return new Map(
    lost.flatMap((address) => {
      const old = before.fileAt(address);
      const renamed = old && mostSimilar(countWords(textOf(old)), added);
      return renamed === undefined ? [] : [[address, renamed]];
    }),
  );
}

/** The addresses of the base of the branch that have neither a public page nor a redirect. */
function unkeptAddresses(linked: CheckedContent, before: CheckedContent): string[] {
  const kept = new Set(
    [...linked.brokenAddresses, ...linked.list(redirects).map(({ from }) => from)].map(oldAddressKey),
  );
  const pages = [...before.entries.values()].filter(isPublished).map(({ address }) => address);
  const moved = before
    .list(redirects)
    .map(({ from }) => from)
    .filter((from) => !from.includes('#'));
  const known = new Set([...pages, ...before.brokenAddresses, ...moved]);
  return [...known].filter((address) => !kept.has(oldAddressKey(address)));
}

/** A page that exists but is not public: a draft, or a scheduled page. */
function hiddenPage(entry: Entry, content: CheckedContent): Finding[] {
  const file = content.fileAt(entry.address);
  if (!file) return [];
  const [field, state, fix] =
    entry.state === 'draft'
      ? ['draft', 'is now a draft', 'Delete the line "draft: true"']
      : [
          file.kind?.published ?? '',
          `is now dated ${entry.published}`,
          `Write a date that is not after today, ${content.today}`,
        ];
  return [
    file.at([field], {
      message: `${entry.address} was published, but ${state}, so old links to it are broken.`,
      found: entry.address,
      suggestion: `${fix}, or delete the file and add a line for the address to redirects.yaml.`,
    }),
  ];
}

/** The pages that the branch adds, each with its word counts. */
function addedPages(content: CheckedContent, before: CheckedContent): [address: string, words: WordCounts][] {
  return content.files().flatMap((file): [string, WordCounts][] => {
    const { address } = file;
    if (address === undefined || !isThere(address, content) || before.entries.has(address)) return [];
    return [[address, countWords(textOf(file))]];
  });
}

function lostAddress(address: string, successor: string, linked: CheckedContent): Finding {
  const file = linked.fileOf(redirects);
  const { text } = file;
  const end = text.trimEnd().length;
  return file.atText(end, end, {
    message: `${address} was published, but no longer leads to a page, so old links to it are broken.`,
    found: address,
    suggestion: redirectSuggestion('Bring the page back', address, successor, linked.list(redirects)),
  });
}

/** The target for a lost address without a new page: the target that it had, or else a page above. */
function pageAbove(address: string, content: CheckedContent, before: CheckedContent): string {
  const redirected = before.list(redirects).flatMap(({ from, to }) => (from === address ? to : []));
  const entry = before.entries.get(address);
  const above = entry ? before.above(entry).map((page) => page.address) : [];
  return [...redirected, ...above.reverse()].find((each) => isThere(each, content)) ?? '/';
}

function isThere(address: string, { entries }: CheckedContent): boolean {
  return entries.get(address)?.state === 'published';
}

function textOf({ written, body }: CheckedFile): string {
  return JSON.stringify(written) + body;
}

function isPublished({ state }: Entry): boolean {
  return state === 'published';
}

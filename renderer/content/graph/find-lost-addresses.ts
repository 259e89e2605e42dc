import type { CheckedFile } from '../checked-file/checked-file';
import { limitDiagnostics } from '../checked-file/limit-diagnostics';
import type { Finding } from '../diagnostics/diagnostic';
import type { Entry } from '../schema/content';
import { oldAddressKey } from '../schema/old-address';
import { redirects } from '../schema/redirects';
import { percentDecode } from '../text/percent-decode';
import { toSlug } from '../text/slug';
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
  const added = lost.length > 0 ? addedPages(linked, before) : [];
  return [
    ...hidden,
    ...limitDiagnostics(lost, (address) =>
      lostAddress(
        address,
        properAddress(newAddress(address, added, before)) ?? pageAbove(address, linked, before),
        linked,
      ),
    ),
  ];
}

/** The new addresses of pages that a branch has moved without a redirect. @param lost their old addresses */
export function movedPages(lost: Iterable<string>, linked: CheckedContent, before: CheckedContent): string[] {
  const added = addedPages(linked, before);
  return [...lost].flatMap((address) => newAddress(address, added, before) ?? []);
}

/** The added page with the most similar text. */
function newAddress(address: string, added: ReturnType<typeof addedPages>, before: CheckedContent): string | undefined {
  const old = before.fileAt(address);
  return old && mostSimilar(countWords(textOf(old)), added);
}

/** The address that a page has once its file has a right name, such as /blog/what-slows instead of /blog/What%20slows. */
function properAddress(address?: string): string | undefined {
  return address
    ?.split('/')
    .map((part) => toSlug(percentDecode(part)) || part)
    .join('/');
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

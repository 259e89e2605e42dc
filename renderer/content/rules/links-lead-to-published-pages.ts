import { groupBy } from '../../platform/group-by';
import { diagnosticAt, type Finding, type Problem } from '../diagnostics/diagnostic';
import type { ContentGraph } from '../graph/content-graph';
import { fileAt } from '../graph/find-files';
import { diagnosticAtField } from '../parse/locations';
import type { ValidFile } from '../parse/parse-and-validate';
import type { Reference } from '../parse/references';
import { ancestorsOf } from '../schema/ancestors';
import { currentDate } from '../schema/build-date';
import type { AnyEntry, Content } from '../schema/content';
import { publicationDay } from '../schema/publication';
import type { Rule } from './rule';

/** Sorts after every date. */
const NEVER = '9999-99-99';

/** How many of the places that link to a page a message names. */
const NAMED = 3;

export default {
  category: 'Set links',
  description: 'A linked page is on the public site no later than the page with the link.',
  rationale: 'Only previews show a draft, or a page before its date. On the public site, a link to it leads nowhere.',
  check: (linked) => {
    const hidden = [...linked.content.entries.values()].filter(({ state }) => state !== 'published');
    if (hidden.length === 0) return [];
    const links = linked.files.flatMap((file) => linksOf(file, linked.content));
    const linksTo = groupBy(links, ({ target }) => target);
    const below = pagesBelow(new Set(hidden), linked.content);
    return hidden.flatMap((target) => {
      const dead = (linksTo.get(target) ?? []).map(({ diagnostic }) => diagnostic);
      return problemOf(target, dead, below.get(target) ?? [], linked);
    });
  },
} satisfies Rule;

/** A single link is the error; if several links lead to a page, hiding the page is the error. */
function problemOf(target: AnyEntry, dead: Finding[], below: readonly AnyEntry[], { files }: ContentGraph): Finding[] {
  const own = fileAt(files, target.address);
  if (!own || hasBeenPublished(target) || (dead.length < 2 && below.length === 0)) return dead;
  const places = [...dead.map(({ file, line }) => `${file}:${line}`), ...below.map(({ file }) => `content/${file}`)];
  const more = places.length > NAMED ? ` and ${places.length - NAMED} more places` : '';
  const [field, state, fix] =
    target.state === 'draft'
      ? ['draft', 'be a draft', 'Delete this line']
      : [target.kind === 'opening' ? 'posted' : 'date', 'wait for its day', 'Write an earlier day'];
  return [
    diagnosticAtField(own.file, [field], 'value', {
      message: `This page can't ${state}: the public site links to it, see ${places.slice(0, NAMED).join(', ')}${more}.`,
      suggestion:
        below.length > 0
          ? `${fix}, or write draft: true in the pages below this one as well: their breadcrumbs link to it.`
          : `${fix}, or remove those links.`,
    }),
  ];
}

/** Whether a page is hidden only because the site is shown as of an earlier day: then there is nothing to fix. */
function hasBeenPublished(target: AnyEntry): boolean {
  return target.state === 'scheduled' && (publicationDay(target) ?? '') <= currentDate();
}

/** By each page, the pages below it that are public earlier: their breadcrumbs lead to it. Breadcrumbs begin at the home page. */
function pagesBelow(hidden: ReadonlySet<AnyEntry>, { entries }: Content): Map<AnyEntry, AnyEntry[]> {
  const below = new Map([...hidden].map((target) => [target, [] as AnyEntry[]]));
  const home = entries.get('/');
  for (const entry of entries.values()) {
    for (const above of new Set(home ? [home, ...ancestorsOf(entry, entries)] : ancestorsOf(entry, entries))) {
      if (publicFrom(entry) < publicFrom(above)) below.get(above)?.push(entry);
    }
  }
  return below;
}

/** The day from which something is public; '' if it already is, as are data files. */
function publicFrom(entry: AnyEntry | undefined): string {
  if (!entry || entry.state === 'published') return '';
  return entry.state === 'draft' ? NEVER : (publicationDay(entry) ?? '');
}

/** The links of a file to pages that are public later than it. */
function linksOf(valid: ValidFile, content: Content) {
  const { file, references, address = '' } = valid;
  const since = publicFrom(content.entries.get(address));
  const inFields = [...references, ...redirectsIn(valid, content)].map((reference) => ({
    href: hrefOf(reference, valid) ?? '',
    at: (problem: Problem) => diagnosticAtField(file, reference.path, 'value', problem),
  }));
  const inBody = file.links.map(({ url, range }) => ({
    href: url,
    at: (problem: Problem) => diagnosticAt(file, range, problem),
  }));
  return [...inFields, ...inBody].flatMap(({ href, at }) => {
    const target = content.entries.get(href.split('#')[0] ?? '');
    return target && publicFrom(target) > since ? [{ target, diagnostic: at(wordsFor(target)) }] : [];
  });
}

/** The target of a field. The items of a hub are not links: a hidden one is left out of the column. */
function hrefOf({ path, kind, value }: Reference, { collection }: ValidFile): string | undefined {
  if (collection === 'hub' && path[0] === 'items') return undefined;
  if (kind === 'hub') return `/solutions/${value}`;
  return kind === 'address' ? value : undefined;
}

/** The targets of redirects, which have a rule of their own. */
function redirectsIn({ list }: ValidFile, { redirects }: Content): Reference[] {
  if (list !== 'redirects') return [];
  return redirects.map(({ to }, index) => ({ path: [index, 'to'], kind: 'address', value: to }));
}

function wordsFor(target: AnyEntry) {
  const { address, file } = target;
  if (target.state === 'draft') {
    return {
      message: `The link leads to ${address}, which is a draft: the public site has no such page.`,
      found: address,
      suggestion: `Remove the link, or publish that page: delete draft: true in content/${file}.`,
    } as const;
  }
  const message = `The link leads to ${address}, which is not public before ${publicationDay(target)}.`;
  if (hasBeenPublished(target)) return { severity: 'warning', message, found: address } as const;
  return {
    message,
    found: address,
    suggestion: `Remove the link until then, or write an earlier day in content/${file}.`,
  } as const;
}

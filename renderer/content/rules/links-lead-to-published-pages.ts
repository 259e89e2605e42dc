import { groupBy } from '../../platform/group-by';
import type { CheckedFile } from '../checked-file/checked-file';
import type { Finding, Problem } from '../diagnostics/diagnostic';
import { addressOfReference } from '../graph/address-of-reference';
import type { CheckedContent } from '../graph/checked-content';
import type { Reference } from '../parse/references';
import { currentDate } from '../schema/build-date';
import type { Entry } from '../schema/content';
import { LEFT_OUT } from '../schema/fields/address';
import { redirects } from '../schema/redirects';
import { schemaAt } from '../schema/walk-fields';
import { defineRule } from './define-rule';

/** Sorts after every date. */
const NEVER = '9999-99-99';

/** How many of the places that link to a page a message names. */
const NAMED = 3;

export default defineRule({
  category: 'Set links',
  description: 'A linked page is on the public site no later than the page with the link.',
  rationale: 'Only previews show a draft, or a page before its date. On the public site, a link to it leads nowhere.',
  content: (content) => {
    const hidden = [...content.entries.values()].filter(({ state }) => state !== 'published');
    if (hidden.length === 0) return [];
    const links = content.files().flatMap((file) => linksOf(file, content));
    const linksTo = groupBy(links, ({ target }) => target);
    const below = pagesBelow(new Set(hidden), content);
    return hidden.flatMap((target) => {
      const dead = (linksTo.get(target) ?? []).map(({ diagnostic }) => diagnostic);
      return problemOf(target, dead, below.get(target) ?? [], content);
    });
  },
});

/** A single link is the error; if several links lead to a page, hiding the page is the error. */
function problemOf(target: Entry, dead: Finding[], below: readonly Entry[], content: CheckedContent): Finding[] {
  const own = content.fileAt(target.address);
  if (!own || hasBeenPublished(target) || (dead.length < 2 && below.length === 0)) return dead;
  const places = [...dead.map(({ file, line }) => `${file}:${line}`), ...below.map(({ file }) => `content/${file}`)];
  const more = places.length > NAMED ? ` and ${places.length - NAMED} more places` : '';
  const [field, state, fix] =
    target.state === 'draft'
      ? ['draft', 'be a draft', 'Delete this line']
      : [own.kind?.published ?? '', 'wait for its day', 'Write an earlier day'];
  return [
    own.at([field], {
      message: `This page can't ${state}: the public site links to it, see ${places.slice(0, NAMED).join(', ')}${more}.`,
      suggestion:
        below.length > 0
          ? `${fix}, or write draft: true in the pages below this one as well: their breadcrumbs link to it.`
          : `${fix}, or remove those links.`,
    }),
  ];
}

/** Whether a page is hidden only because the site is shown as of an earlier day: then there is nothing to fix. */
function hasBeenPublished(target: Entry): boolean {
  return target.state === 'scheduled' && (target.published ?? '') <= currentDate();
}

/** By each page, the pages below it that are public earlier: their breadcrumbs lead to it. Breadcrumbs begin at the home page. */
function pagesBelow(hidden: ReadonlySet<Entry>, content: CheckedContent): Map<Entry, Entry[]> {
  const below = new Map([...hidden].map((target) => [target, [] as Entry[]]));
  const home = content.page('/');
  for (const entry of content.entries.values()) {
    for (const above of new Set(home ? [home, ...content.above(entry)] : content.above(entry))) {
      if (publicFrom(entry) < publicFrom(above)) below.get(above)?.push(entry);
    }
  }
  return below;
}

/** The day from which something is public; '' if it already is, as are data files. */
function publicFrom(entry: Entry | undefined): string {
  if (!entry || entry.state === 'published') return '';
  return entry.state === 'draft' ? NEVER : (entry.published ?? '');
}

/** The links of a file to pages that are public later than it. */
function linksOf(file: CheckedFile, content: CheckedContent) {
  const since = publicFrom(content.entries.get(file.address ?? ''));
  const inFields = [...file.references, ...redirectsIn(file, content)].map((reference) => ({
    reference,
    href: addressOfReference(reference, content.site.kinds) ?? '',
    at: (problem: Problem) => file.at(reference.path, problem),
  }));
  const inBody = file.links.filter(({ isInBody }) => isInBody).map((link) => ({ ...link, reference: undefined }));
  return [...inFields, ...inBody].flatMap(({ href, reference, at }) => {
    const target = content.entries.get(href.split('#')[0] ?? '');
    if (!target || publicFrom(target) <= since || (reference && goesWithPage(reference, file))) return [];
    return [{ target, diagnostic: at(wordsFor(target, reference)) }];
  });
}

/** Whether a list leaves out the item that refers to a page, together with the page. */
function goesWithPage({ path }: Reference, { type, data }: CheckedFile): boolean {
  return schemaAt(type.schema, data, path)?.meta()?.whenHidden === LEFT_OUT;
}

/** The targets of redirects, which have a rule of their own. */
function redirectsIn({ list }: CheckedFile, content: CheckedContent): Reference[] {
  if (list !== redirects.name) return [];
  return content.list(redirects).map(({ to }, index) => ({ path: [index, 'to'], kind: 'address', value: to }));
}

/** @param reference the field that leads there, if it is a field */
function wordsFor(target: Entry, reference: Reference | undefined) {
  const { kind, address, file, id } = target;
  if (reference?.kind === kind && target.state === 'draft') {
    return {
      message: `The page of the ${kind} "${id}" is a draft: the public site does not know the ${kind}.`,
      found: id,
      suggestion: `Publish that page: delete draft: true in content/${file}. Or name another ${kind}.`,
    } as const;
  }
  if (target.state === 'draft') {
    return {
      message: `The link leads to ${address}, which is a draft: the public site has no such page.`,
      found: address,
      suggestion: `Remove the link, or publish that page: delete draft: true in content/${file}.`,
    } as const;
  }
  const message = `The link leads to ${address}, which is not public before ${target.published}.`;
  if (hasBeenPublished(target)) return { severity: 'warning', message, found: address } as const;
  return {
    message,
    found: address,
    suggestion: `Remove the link until then, or write an earlier day in content/${file}.`,
  } as const;
}

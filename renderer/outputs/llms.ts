import { type Entry, isOfKind, isPaginated } from '../content/schema/content';
import { newestFirst } from '../content/schema/dates';
import { NEWEST_FIRST } from '../content/schema/define-kind';
import type { SiteDefinition } from '../content/schema/define-site';
import type { SiteFacts } from '../content/schema/page-facts';
import { isUnlisted } from '../content/schema/publication';
import { markdownAddressOf } from '../content/schema/urls';

/**
 * llms.txt (llmstxt.org): the site for language models, each page as its Markdown version under the page that leads to it,
 * the main pages first.
 * The further pages of a list are left out, since everything that they link to is here.
 * Readers in a hurry may skip the section Optional; its name is part of the format.
 */
export function llms(facts: SiteFacts, site: SiteDefinition): string {
  const { content } = facts;
  const { entries } = content;
  const { name, description, mainPages } = site.about(content);
  const isOptional = (entry: Entry) => site.optional.some((kind) => isOfKind(entry, kind));
  const branches = new Map<string, Entry[]>(mainPages.map((page) => [page, []]));
  for (const entry of entries.values()) {
    if (isPaginated(entry) || isUnlisted(entry)) continue;
    const top = content.above(entry)[0] ?? entry;
    const branch = branches.get(top.address);
    if (branch) branch.push(entry);
    else branches.set(top.address, [entry]);
  }
  const single = [...branches.values()].flatMap((branch) => (branch.length === 1 ? branch : []));
  const sections: [title: string, pages: Entry[]][] = [
    ...[...branches].flatMap(([top, branch]): [string, Entry[]][] => {
      const head = entries.get(top);
      return head && branch.length > 1 ? [[head.data.name, inOrder(branch, facts, site)]] : [];
    }),
    [site.labels(content).otherPages, single.filter((entry) => !isOptional(entry))],
    ['Optional', single.filter(isOptional)],
  ];
  const written = sections
    .filter(([, pages]) => pages.length > 0)
    .map(([title, pages]) => `## ${title}\n\n${pages.map((page) => line(page, facts.siteUrl)).join('\n')}\n`);
  return [`# ${name}\n\n> ${description}\n`, ...written].join('\n');
}

/** The page at the top, each page before the pages below it, and then the dated pages, newest first. */
function inOrder(branch: readonly Entry[], { content }: SiteFacts, { kinds }: SiteDefinition): Entry[] {
  const growing = new Set(kinds.flatMap(({ name, order }) => (order === NEWEST_FIRST ? name : [])));
  const pathOf = (entry: Entry) => [...content.above(entry), entry].map(({ address }) => address).join(' ');
  const lasting = branch.filter(({ kind }) => !growing.has(kind));
  const dated = branch.filter(({ kind }) => growing.has(kind));
  return [...lasting.sort((a, b) => pathOf(a).localeCompare(pathOf(b))), ...newestFirst(dated)];
}

function line(entry: Entry, siteUrl: string): string {
  const { name, description } = entry.data;
  return `- [${name}](${siteUrl}${markdownAddressOf(entry)}): ${description}`;
}

import { ancestorsOf } from '../content/schema/ancestors';
import type { AnyEntry } from '../content/schema/content';
import { newestFirst } from '../content/schema/dates';
import { isPaginated } from '../content/schema/list-pages';
import { isUnlisted } from '../content/schema/publication';
import { markdownAddressOf } from '../content/schema/urls';
import type { PageFacts } from '../html/head/page-facts';

/**
 * llms.txt (llmstxt.org): the site for language models, each page as its Markdown version under the page that leads to it,
 * the services first.
 * The further pages of a list are left out, since everything that they link to is here.
 * Readers in a hurry may skip the section Optional; its name is part of the format.
 */
export function llms(facts: PageFacts): string {
  const { site, entries, words } = facts.content;
  const branches = new Map<string, AnyEntry[]>(site.services.map(({ page }) => [page, []]));
  for (const entry of entries.values()) {
    if (isPaginated(entry) || isUnlisted(entry)) continue;
    const top = ancestorsOf(entry, entries)[0] ?? entry;
    const branch = branches.get(top.address);
    if (branch) branch.push(entry);
    else branches.set(top.address, [entry]);
  }
  const single = [...branches.values()].flatMap((branch) => (branch.length === 1 ? branch : []));
  const sections: [title: string, pages: AnyEntry[]][] = [
    ...[...branches].flatMap(([top, branch]): [string, AnyEntry[]][] => {
      const head = entries.get(top);
      return head && branch.length > 1 ? [[head.data.name, inOrder(branch, facts)]] : [];
    }),
    [words.llms.pages, single.filter(({ kind }) => kind !== 'legal')],
    ['Optional', single.filter(({ kind }) => kind === 'legal')],
  ];
  const written = sections
    .filter(([, pages]) => pages.length > 0)
    .map(([title, pages]) => `## ${title}\n\n${pages.map((page) => line(page, facts.siteUrl)).join('\n')}\n`);
  return [`# ${site.name}\n\n> ${site.blurb}\n`, ...written].join('\n');
}

/** The page at the top, each hub before its solutions, dated entries newest first. */
function inOrder(branch: readonly AnyEntry[], { content }: PageFacts): AnyEntry[] {
  const pathOf = (entry: AnyEntry) =>
    [...ancestorsOf(entry, content.entries), entry].map(({ address }) => address).join(' ');
  const undated = branch.filter(({ data }) => !('date' in data));
  const dated = branch.filter((entry) => entry.kind === 'article' || entry.kind === 'release');
  return [...undated.sort((a, b) => pathOf(a).localeCompare(pathOf(b))), ...newestFirst(dated)];
}

function line(entry: AnyEntry, siteUrl: string): string {
  const { name, description } = entry.data;
  return `- [${name}](${siteUrl}${markdownAddressOf(entry)}): ${description}`;
}

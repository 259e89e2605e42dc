import { builtPages } from '../../support/built-pages';

/** What a page has that others lack: its theme, its types of sections, and what it is to search engines. */
function traitsOf(html: string): string[] {
  const traits = html.match(/data-(?:theme|section|island)="[^"]+"|<table/g) ?? [];
  return [...traits, [...new Set(html.match(/"@type":"[^"]+"/g))].sort().join()];
}

/** Pages that together have each theme, type of section, and kind, and an address without a page. */
export const kinds: readonly string[] = [...pagesOfEachKind(), '/no-such-page'];

function pagesOfEachKind(): string[] {
  const seen = new Set<string>();
  return builtPages.flatMap(({ address, html }) => {
    const traits = traitsOf(html).filter((trait) => !seen.has(trait));
    for (const trait of traits) seen.add(trait);
    return traits.length === 0 || address === '/404' ? [] : [address];
  });
}

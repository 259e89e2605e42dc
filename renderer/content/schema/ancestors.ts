import type { AnyEntry, Content } from './content';

/** The pages above a page, from the top and without the home page: its breadcrumbs. */
export function ancestorsOf(entry: AnyEntry, entries: Content['entries']): AnyEntry[] {
  return addressesAbove(entry, entries).flatMap((address) => entries.get(address) ?? []);
}

function addressesAbove(entry: AnyEntry, entries: Content['entries']): string[] {
  switch (entry.kind) {
    case 'article':
      return ['/blog'];
    case 'release':
      return ['/press'];
    case 'opening':
      return ['/careers'];
    case 'hub':
      return [entry.data.service];
    case 'solution': {
      const hub = entries.get(`/solutions/${entry.folder}`);
      return hub?.kind === 'hub' ? [hub.data.service, hub.address] : [];
    }
    case 'page':
      return [
        ...(entry.author === undefined ? [] : ['/blog']),
        ...(entry.continues && entry.continues.list !== '/' ? [entry.continues.list] : []),
      ];
    case 'legal':
      return [];
  }
}

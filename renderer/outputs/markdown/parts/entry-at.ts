import type { AnyEntry, Content } from '../../../content/schema/content';

/** The entry at an address. @throws Error if there is none, which the content check rules out */
export function entryAt(address: string, { entries }: Content): AnyEntry {
  const entry = entries.get(address);
  if (!entry) throw new Error(`No page has the address ${address}`);
  return entry;
}

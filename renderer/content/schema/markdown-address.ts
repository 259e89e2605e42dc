import type { AnyEntry } from './content';

/** The address of the Markdown version of a page. */
export function markdownAddressOf({ address }: Pick<AnyEntry, 'address'>): string {
  return address === '/' ? '/index.md' : `${address}.md`;
}

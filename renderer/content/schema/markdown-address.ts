import type { AnyEntry } from './content';

/** Where the Markdown twin of a page stands. */
export function markdownAddressOf({ address }: Pick<AnyEntry, 'address'>): string {
  return address === '/' ? '/index.md' : `${address}.md`;
}

import type { Download } from '../../renderer/content/schema/content';

const size = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** What a download is, and how large. */
export function fileFacts({ type, bytes }: Download): string {
  return `${type}, ${size.format(Math.round(bytes / 1024))} KB`;
}

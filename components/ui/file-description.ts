import type { Download } from '../../renderer/content/schema/content';

const size = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** The type and size of a download; in development, a file that the build writes has no size yet. */
export function fileDescription({ type, bytes }: Download): string {
  if (bytes === 0) return type;
  return `${type}, ${size.format(Math.round(bytes / 1024))} KB`;
}

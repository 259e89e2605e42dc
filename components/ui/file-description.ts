import type { MediaFile } from 'sitewright';

/** The type and size of a download; in development, generated files have no size yet. */
export function fileDescription({ type, bytes }: MediaFile, locale: string): string {
  if (bytes === 0) return type;
  return `${type}, ${Math.round(bytes / 1024).toLocaleString(locale)} KB`;
}

interface Download {
  /** Such as ZIP. */
  type: string;
  bytes: number;
}

/** The type and size of a download; in development, generated files have no size yet. */
export function fileDescription({ type, bytes }: Download, locale: string): string {
  if (bytes === 0) return type;
  return `${type}, ${Math.round(bytes / 1024).toLocaleString(locale)} KB`;
}

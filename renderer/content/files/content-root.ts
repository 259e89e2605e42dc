import { resolve } from 'node:path';

/** The content folder: content/, or another one named by CONTENT_DIR (tests build from a copy). */
export function contentRoot(): string {
  return resolve(process.env.CONTENT_DIR ?? 'content');
}

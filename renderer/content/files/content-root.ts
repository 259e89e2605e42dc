import { basename, resolve } from 'node:path';
import { labelIn } from './content-folder';

/** The content folder of the site, or the folder in CONTENT_DIR (tests build from a copy). */
export function contentRoot(): string {
  return resolve(process.env.CONTENT_DIR ?? 'content');
}

/** A path inside the content folder as diagnostics print it: with the name of the folder before it. */
export function labelOf(root: string, path: string): string {
  return labelIn({ name: basename(root) }, path);
}

/** The path inside the content folder that a label names. */
export function pathOfLabel(root: string, label: string): string {
  return label.slice(basename(root).length + 1);
}

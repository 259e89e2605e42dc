import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

const RECORD = 'opened.txt';

/** Writes a fake editor to a folder, which only records the files to open. @returns its path */
export function recordingEditor(folder: string): string {
  const editor = resolve(folder, 'editor.sh');
  writeFileSync(editor, `#!/bin/sh\necho "$@" >> "${resolve(folder, RECORD)}"\n`, { mode: 0o755 });
  return editor;
}

/** The files that the fake editor of a folder was asked to open, one per line. */
export function openedIn(folder: string): string {
  const record = resolve(folder, RECORD);
  return existsSync(record) ? readFileSync(record, 'utf8') : '';
}

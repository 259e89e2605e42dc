import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

const RECORD = 'opened.txt';

/** Writes an editor to a folder that only records there the files it is asked to open. @returns its path */
export function recordingEditor(folder: string): string {
  const editor = resolve(folder, 'editor.sh');
  writeFileSync(editor, `#!/bin/sh\necho "$@" >> "${resolve(folder, RECORD)}"\n`, { mode: 0o755 });
  return editor;
}

/** What the editor of a folder was asked to open, a line each time. */
export function openedIn(folder: string): string {
  const record = resolve(folder, RECORD);
  return existsSync(record) ? readFileSync(record, 'utf8') : '';
}

/** Writes the files that tell editors what content may say. For anyone who changes a schema. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { editorFiles } from './generate/editor-files';

const files = editorFiles();
rmSync('.vscode/schemas', { recursive: true, force: true });
for (const [path, text] of files) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
console.log(`Wrote ${files.size} files: ${[...files.keys()].join(', ')}`);

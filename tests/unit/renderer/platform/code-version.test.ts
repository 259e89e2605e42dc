import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { codeVersion } from '../../../../renderer/platform/code-version.mjs';
import { temporaryFolder } from '../../../support/temporary-folder';

test('the version of code changes with the text, name and number of files, and with nothing else', () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'inner'));
  const write = (file: string, text: string) => {
    writeFileSync(join(folder, file), text);
    return codeVersion([folder]);
  };
  const first = write('inner/a.ts', '1');
  expect(write('inner/a.ts', '1')).toBe(first);
  const changed = write('inner/a.ts', '2');
  expect(changed).not.toBe(first);
  expect(write('b.ts', '')).not.toBe(changed);
  expect(codeVersion([folder, 'package.json'])).not.toBe(codeVersion([folder]));
});

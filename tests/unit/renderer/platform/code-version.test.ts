import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { codeVersion } from '../../../../renderer/platform/code-version.mjs';

test('the version of code changes with the text, name and number of files, and with nothing else', () => {
  const folder = mkdtempSync(join(tmpdir(), 'code-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
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

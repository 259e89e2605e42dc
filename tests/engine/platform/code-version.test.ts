import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { globSync } from 'tinyglobby';
import { expect, test } from 'vitest';
import { codeVersion } from '../../../renderer/platform/code-version.mjs';
import { temporaryFolder } from '../../support/temporary-folder';

test('the version of code depends only on the text, name and number of files', () => {
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
  expect(codeVersion([folder, resolve('../../../package.json')])).not.toBe(codeVersion([folder]));
});

test('the cache of checked files is invalidated by a change of any schema or any code that rules may import', () => {
  const folder = temporaryFolder();
  const module = resolve('../../../renderer/platform/code-version.mjs');
  const script = `import(process.argv[1]).then(({ partVersion }) => console.log(partVersion('checkedFiles')))`;
  const version = () =>
    spawnSync(process.execPath, ['-e', script, module], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, ENGINE_FOLDER: join(folder, 'renderer') },
    }).stdout.trim();
  const seen = [version()];
  const ofRules = ['renderer/content/rules/a.ts', 'pages/article/rules/b.ts'];
  const kept = ['renderer/content/settings.ts', ...ofRules, 'renderer/platform/hash.ts'];
  for (const file of [...kept, 'components/sections/hero/schema.ts', 'pages/sections.ts']) {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), '');
    seen.push(version());
  }
  expect(seen[0]).toMatch(/^[\w-]{43}$/);
  expect(new Set(seen).size).toBe(7);
});

test('no rule with cached results reads a setting, because the cache only depends on the file and the lists', () => {
  const rules = globSync(['../../../renderer/content/rules/*.ts', 'pages/*/rules/*.ts']);
  const reading = rules.filter((file) => /from '[./]+(?:renderer)?\/settings'/.test(readFileSync(file, 'utf8')));
  expect(reading.length).toBeGreaterThan(0);
  expect(reading.filter((file) => /^ {2}file[:(]/m.test(readFileSync(file, 'utf8')))).toEqual([]);
});

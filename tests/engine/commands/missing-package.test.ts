import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { linkPackages } from '../../../renderer/platform/link-packages';
import { ENGINE } from '../../support/run-command';
import { temporaryFolder } from '../../support/temporary-folder';

const ROOT = join(dirname(ENGINE), '../..');

/** A folder with the programs of the engine and a site. */
function installation(site: string): string {
  const folder = temporaryFolder();
  for (const part of ['bin', 'platform'])
    cpSync(join(ROOT, 'renderer', part), join(folder, 'renderer', part), { recursive: true });
  for (const part of ['pages', 'renderer/commands']) mkdirSync(join(folder, part));
  writeFileSync(join(folder, 'renderer/commands/check.ts'), '');
  writeFileSync(join(folder, 'pages/site.ts'), site);
  return folder;
}

function check(folder: string) {
  const { status, stderr } = spawnSync(process.execPath, ['renderer/bin/engine.mjs', 'check'], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { status, stderr };
}

test('a folder where nothing is installed is told what to run, in one line', () => {
  expect(check(installation(''))).toEqual({
    status: 1,
    stderr: 'The package tinyglobby is not installed. Run   npm ci\n',
  });
});

test('a package of the site that is missing is told in the same way', async () => {
  const folder = installation("import { a } from '@missing/tool/part';\nexport default a;\n");
  await linkPackages(ROOT, folder);
  expect(check(folder)).toEqual({ status: 1, stderr: 'The package @missing/tool is not installed. Run   npm ci\n' });
});

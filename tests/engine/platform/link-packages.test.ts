import { existsSync, mkdirSync, readFileSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { linkPackages } from '../../../renderer/platform/link-packages';
import { temporaryFolder } from '../../support/temporary-folder';

/** A project with a package, a workspace, and the programs of both. */
function project(workspace: string): string {
  const folder = realpathSync(temporaryFolder());
  mkdirSync(join(folder, 'engine'));
  writeFileSync(join(folder, 'engine/program.mjs'), workspace);
  return folder;
}

test('another state of a project has the packages of this one, and workspaces of its own', async () => {
  const [from, to] = [project('this'), project('other')];
  mkdirSync(join(from, 'node_modules/.bin'), { recursive: true });
  mkdirSync(join(from, 'node_modules/@scope/tool'), { recursive: true });
  writeFileSync(join(from, 'node_modules/@scope/tool/tool.js'), 'tool');
  symlinkSync('../engine', join(from, 'node_modules/engine'));
  symlinkSync('../engine/program.mjs', join(from, 'node_modules/.bin/engine'));
  symlinkSync('../@scope/tool/tool.js', join(from, 'node_modules/.bin/tool'));
  await linkPackages(from, to);
  const read = (file: string) => readFileSync(join(to, 'node_modules', file), 'utf8');
  expect(read('engine/program.mjs')).toBe('other');
  expect(read('.bin/engine')).toBe('other');
  expect([read('@scope/tool/tool.js'), read('.bin/tool')]).toEqual(['tool', 'tool']);
  expect(realpathSync(join(to, 'node_modules/@scope'))).toBe(join(from, 'node_modules/@scope'));
  expect(existsSync(join(to, 'node_modules/.package-lock.json'))).toBe(false);
});

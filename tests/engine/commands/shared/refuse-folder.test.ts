import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { refuseFolder } from '../../../../renderer/commands/shared/refuse-folder';
import { temporaryFolder } from '../../../support/temporary-folder';

const project = process.cwd();

afterEach(() => {
  process.chdir(project);
  vi.restoreAllMocks();
});

/** The error of a command in a folder with this name, or undefined if it runs. */
function refusalIn(name: string): unknown {
  const folder = join(temporaryFolder(), name);
  mkdirSync(folder);
  process.chdir(folder);
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`exit ${code}`);
  });
  const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  try {
    refuseFolder();
    return undefined;
  } catch (error) {
    expect(error).toEqual(new Error('exit 2'));
    return printed.mock.calls.join('\n');
  }
}

test.each([
  ['C# dev', '#'],
  ['100% done', '%'],
  ['what?', '?'],
  ['work*', '*'],
])('a folder named %s is refused immediately, in one sentence', (name, character) => {
  expect(refusalIn(name)).toMatch(`the bundler can't read a path with "${character}". Rename that folder, or move`);
});

test.each(['plain', 'with spaces', 'Größe (2)', "it's & co", '北京', '[brackets]', '100 percent'])(
  'a folder named %s works',
  (name) => {
    expect(refusalIn(name)).toBeUndefined();
  },
);

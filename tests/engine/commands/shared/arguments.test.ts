import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { globSync } from 'tinyglobby';
import { afterEach, expect, test, vi } from 'vitest';
import { readArguments, readPort } from '../../../../renderer/commands/shared/arguments';

const repository = resolve(import.meta.dirname, '../../../..');
const printed: string[] = [];

/** Runs a function as a command that ends with a status. @returns the status and what it printed */
function ended(run: () => unknown) {
  printed.length = 0;
  vi.spyOn(console, 'error').mockImplementation((text: string) => void printed.push(text));
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('ended');
  });
  expect(run).toThrow('ended');
  return [exit.mock.lastCall?.[0], ...printed];
}

afterEach(() => void vi.restoreAllMocks());

test('an unknown option is answered with those that there are', () => {
  const options = { port: { type: 'string' }, host: { type: 'boolean' } } as const;
  expect(ended(() => readArguments({ args: ['--prot', '80'], options }))).toEqual([
    2,
    "Unknown option '--prot'. The options are --port, --host.",
  ]);
});

test('a command with arguments says how to call it instead', () => {
  expect(ended(() => readArguments({ args: ['a', 'b'] }, 'Write the address.'))).toEqual([
    2,
    expect.stringMatching(/^Unexpected argument 'a'\.[^.]*\nWrite the address\.$/),
  ]);
});

test.each(['abc', '', ' ', '70000', '-1', '1.5'])('"%s" is no port', (port) => {
  expect(ended(() => readPort(port))).toEqual([2, `--port must be a number from 0 to 65535, but found "${port}".`]);
});

test('a port is a number, 0 for any', () => {
  expect(['0', '4173', '65535'].map(readPort)).toEqual([0, 4173, 65_535]);
});

test('every command reads its arguments in this way, and its port', () => {
  const files = globSync(['renderer/commands/*.ts', 'scripts/*.ts'], { cwd: repository, absolute: true });
  expect(files.length).toBeGreaterThan(10);
  const texts = files.map((file) => [file, readFileSync(file, 'utf8')] as const);
  const ofTheirOwn = texts.filter(([, text]) => /parseArgs\(|Number\(values\.port/.test(text));
  expect(ofTheirOwn.map(([file]) => file)).toEqual([]);
});

import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { BodyStore, bodyReader, type StoredBody } from '../../../../renderer/content/parse/body-store';
import { temporaryFolder } from '../../../support/temporary-folder';

const LONG = 'Übung '.repeat(100_000);

const newFile = () => join(temporaryFolder(), 'cache/bodies.txt');

function added(store: BodyStore, text: string, tokens?: string): StoredBody {
  const body = store.add(text, tokens);
  if (!body) throw new Error('It was not stored');
  return body;
}

test('bodies can be read in any order, even by a later process', () => {
  const file = newFile();
  const store = new BodyStore(file);
  const bodies = ['One', 'Zwölf', ''].map((text) => added(store, text));
  expect(bodies.map((body) => store.has(body))).toEqual([true, true, true]);
  const later = new BodyStore(file);
  expect(bodies.map((body) => later.has(body))).toEqual([true, true, true]);
  expect(bodies.toReversed().map(bodyReader(file))).toEqual(['', 'Zwölf', 'One']);
  expect(added(later, 'More', 'some tokens')).toMatchObject({ at: statSync(file).size - 4, tokens: 'some tokens' });
});

test('a damaged or truncated body is missing', () => {
  const file = newFile();
  const store = new BodyStore(file);
  const [first, last] = [added(store, 'First'), added(store, 'Last')];
  writeFileSync(file, 'FirstLas');
  expect([first, last].map(bodyReader(file))).toEqual(['First', undefined]);
  expect(new BodyStore(file).has(last)).toBe(false);
  writeFileSync(file, 'FarstLast');
  expect([first, last].map(bodyReader(file))).toEqual([undefined, 'Last']);
});

test('unused bodies are removed once they take more than the rest and a megabyte', () => {
  const file = newFile();
  const store = new BodyStore(file);
  const [first, , last] = [added(store, LONG, 'some tokens'), added(store, LONG), added(store, 'Last')];
  const size = statSync(file).size;
  expect(store.removeUnused([first, last])).toBe(false);
  expect(statSync(file).size).toBe(size);
  added(store, LONG);
  added(store, LONG);
  expect(store.removeUnused([first, last])).toBe(true);
  expect(statSync(file).size).toBe(first.bytes + last.bytes);
  expect([last, first].map(bodyReader(file))).toEqual(['Last', LONG]);
  expect([first.tokens, last.tokens]).toEqual(['some tokens', undefined]);
  expect(new BodyStore(file).has(last)).toBe(true);
  const next = added(store, 'Next');
  expect(next.at).toBe(first.bytes + last.bytes);
});

test('a body that another process has moved is missing, before and after unused bodies are removed', () => {
  const file = newFile();
  const store = new BodyStore(file);
  const moved = added(store, 'First');
  const damaged = added(store, LONG);
  for (const text of [LONG, LONG, LONG]) added(store, text);
  const found = added(store, 'The last');
  writeFileSync(file, readFileSync(file, 'utf8').replace('First', 'Other').replace('Ü', 'Ö'));
  expect([moved, damaged, found].map(bodyReader(file))).toEqual([undefined, undefined, 'The last']);
  expect(store.removeUnused([moved, damaged, found])).toBe(true);
  expect([moved, damaged, found].map(bodyReader(file))).toEqual([undefined, undefined, 'The last']);
  expect(statSync(file).size).toBe(found.bytes);
  expect([moved, damaged, found].map((body) => store.has(body))).toEqual([false, false, true]);
});

test('an unreadable store is emptied', () => {
  const file = newFile();
  const store = new BodyStore(file);
  const [body] = [added(store, 'First'), added(store, LONG), added(store, LONG)];
  writeFileSync(file, readFileSync(file, 'utf8').replace('First', 'Other'));
  expect(store.removeUnused([body])).toBe(true);
  expect(existsSync(file)).toBe(false);
});

test('a store that cannot be rewritten remains unchanged, with only a warning', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const file = newFile();
  const store = new BodyStore(file);
  const [first] = [added(store, 'First'), added(store, LONG), added(store, LONG)];
  // No file can be created in place of a folder.
  mkdirSync(`${file}.${process.pid}`);
  expect(store.removeUnused([first])).toBe(false);
  expect([first].map(bodyReader(file))).toEqual(['First']);
  rmSync(file);
  mkdirSync(file);
  expect(store.removeUnused([])).toBe(true);
  expect(warn.mock.calls.flat().join('\n')).toContain(`Warning: could not write ${file}`);
});

test.runIf(process.platform === 'linux')('the file is closed after rewriting', () => {
  const file = newFile();
  const store = new BodyStore(file);
  const [first] = [added(store, 'First'), added(store, LONG), added(store, LONG)];
  expect(store.removeUnused([first])).toBe(true);
  expect(openFiles().filter((path) => path.startsWith(file))).toEqual([]);
});

/** The paths of the files that this process has open. */
function openFiles(): string[] {
  return readdirSync('/proc/self/fd').flatMap((descriptor) => {
    const link = `/proc/self/fd/${descriptor}`;
    // The descriptor for listing this folder is closed by now.
    return lstatSync(link, { throwIfNoEntry: false }) ? readlinkSync(link) : [];
  });
}

test('an unused store is emptied', () => {
  const file = newFile();
  const store = new BodyStore(file);
  const bodies = [added(store, LONG), added(store, LONG)];
  expect(store.removeUnused([])).toBe(true);
  expect(bodies.map((body) => store.has(body))).toEqual([false, false]);
  expect(bodies.map(bodyReader(file))).toEqual([undefined, undefined]);
});

test('a warning about an unwritable store appears once', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const file = newFile();
  // No file can be created in place of a folder.
  mkdirSync(file, { recursive: true });
  const store = new BodyStore(file);
  expect([store.add('One', undefined), store.add('Two', undefined)]).toEqual([undefined, undefined]);
  expect(warn.mock.calls).toEqual([[expect.stringContaining('the build will take longer')]]);
});

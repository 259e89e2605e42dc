import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { isMap, isScalar, isSeq } from 'yaml';
import { changeData, type DataChange, printed } from '../../renderer/content/edit/change-data';
import { partsOf } from '../../renderer/content/edit/parts';
import { sourceOf } from '../../renderer/content/parse/locations';
import { type ParsedFile, parse } from '../../renderer/content/parse/parse';
import type { Path } from '../../renderer/content/schema/walk-fields';

/** The YAML of every file below a folder: parsing a body each time would take most of the time. */
export function fieldsBelow(root: string): ParsedFile[] {
  const paths = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) => /\.(?:mdx|yaml)$/.test(path));
  return paths.flatMap((path) => {
    const text = readFileSync(join(root, path), 'utf8');
    const fields = path.endsWith('.mdx') ? text.slice(4, text.indexOf('\n---', 4) + 1) : text;
    return parse({ path: 'list.yaml', label: path, text: fields }).file ?? [];
  });
}

/** Every change of every file below a folder, every other one in a file as Windows writes it. */
export function changesBelow(root: string): { file: ParsedFile; change: DataChange }[] {
  return fieldsBelow(root).flatMap((file) => {
    const inWindows = `\uFEFF${file.text.replaceAll('\n', '\r\n')}`;
    const windows = parse({ ...file.source, text: inWindows }).file ?? file;
    return changesOf(file).map((change, index) => ({ file: index % 2 === 0 ? file : windows, change }));
  });
}

const VALUES = ["It's: a #1", 'plain', '', 'two\nlines'];

/** Every change of a kind that a group or list allows. */
export function changesOf(file: ParsedFile): DataChange[] {
  return changesAt(file.yaml.contents, []);
}

function changesAt(node: unknown, path: Path): DataChange[] {
  const value = VALUES[path.join().length % VALUES.length] ?? '';
  if (isScalar(node)) return [{ do: 'replace', path, value }];
  if (isMap(node))
    return [
      ...[0, 1, node.items.length].map((at) => ({ do: 'insert', path, at, yaml: printed({ added: ENTRY }) }) as const),
      ...node.items.flatMap(({ key, value }) => {
        const inner = [...path, isScalar(key) ? String(key.value) : ''];
        return [{ do: 'remove', path: inner } as const, ...changesAt(value, inner)];
      }),
    ];
  if (!isSeq(node)) return [];
  const last = node.items.length - 1;
  return [
    ...[...new Set([0, 1, last + 1])].map((at) => ({ do: 'insert', path, at, yaml: printed([ENTRY]) }) as const),
    ...node.items.flatMap((item, index) => [
      { do: 'remove', path: [...path, index] } as const,
      ...[0, last].map((to) => ({ do: 'move', path: [...path, index], to }) as const),
      ...changesAt(item, [...path, index]),
    ]),
  ];
}

const ENTRY = { type: 'x', title: "It's: a #1", items: ['a', 'b: c', ''], isOn: true };

/** The place that a change of a file may touch: the value, or the list or group around it. */
function placeOf(file: ParsedFile, change: DataChange): { start: number; end: number } {
  if (change.do === 'replace') {
    const { offset = 0, source = '' } = sourceOf(file, change.path) ?? {};
    return { start: offset, end: offset + source.length };
  }
  const { all = [] } = partsOf(file, change.do === 'insert' ? change.path : change.path.slice(0, -1)) ?? {};
  return { start: all[0]?.start ?? 0, end: all.at(-1)?.end ?? file.text.length };
}

/** Fails if anything else changes than what is to change. It throws if the data is not as expected. */
export function expectOnly(file: ParsedFile, change: DataChange) {
  const what = `${file.label} ${JSON.stringify(change)}`;
  const after = changeData(file, change);
  const { start, end } = placeOf(file, change);
  expect(after.text.startsWith(file.text.slice(0, start).trimEnd()), what).toBe(true);
  expect(after.text.endsWith(file.text.slice(end)), what).toBe(true);
  expect(/(?<!\r)\n/.test(after.text), what).toBe(/(?<!\r)\n/.test(file.text));
  const comments = (text: string) => text.match(/(?:^|\s)#\s.*/gm)?.sort();
  if (change.do !== 'remove') expect(comments(after.text), what).toEqual(comments(file.text));
  // What was done is undone to the byte.
  const { path } = change;
  if (change.do === 'move')
    expect(
      changeData(after, { do: 'move', path: [...path.slice(0, -1), change.to], to: Number(path.at(-1)) }).text,
      what,
    ).toBe(file.text);
  const isFirst = change.do === 'insert' && (partsOf(file, path)?.own.length ?? 0) === 0;
  if (change.do === 'insert' && !isFirst) {
    const added = isSeq(partsOf(file, path)?.node) ? change.at : 'added';
    expect(changeData(after, { do: 'remove', path: [...path, added] }).text, what).toBe(file.text);
  }
}

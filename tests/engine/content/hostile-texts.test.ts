import { describe, expect, test } from 'vitest';
import { printTerminal } from '../../../renderer/content/diagnostics/reporters/terminal';
import { FileCache } from '../../../renderer/content/parse/file-cache';
import { checkFiles } from '../../../renderer/content/run-rules';
import { baseLists, FIELDS, PAGE, readAs } from '../../support/base-files';
import { type Hostile, hostileBodies, hostileYaml } from '../../support/hostile-texts';
import { sampleOf } from '../../support/sample';
import { site } from '../../support/site';

const linesOfFields = FIELDS.split('\n').length;

/** The diagnostics of a single file. */
function found(path: string, text: string) {
  const { file, diagnostics } = readAs(path, text);
  const all = [...diagnostics, ...checkFiles(file ? [file] : [], baseLists, new FileCache(), site)];
  return { all, printed: printTerminal(all, new Map([[`content/${path}`, text]])) };
}

/** Texts beyond a limit, with the reported line in the body or the YAML file, and a part of the message. */
const beyond: [name: string, kind: 'body' | 'yaml', text: string, line: number, message: string][] = [
  ['3,000 quotations in each other', 'body', `One.\n\n${'> '.repeat(3000)}a`, 3, 'levels'],
  ['3,500 quotations in each other', 'body', '>'.repeat(3500), 1, 'levels'],
  ['10,000 components in each other', 'body', hostileBodies['components in components']?.(300_000) ?? '', 0, ''],
  ['150 components in each other', 'body', hostileBodies['components in components']?.(3_600) ?? '', 201, 'levels'],
  ['2,000 lists in each other', 'body', hostileBodies['deeper and deeper lists']?.(400_000) ?? '', 100, 'levels'],
  ['1,000 lists in a line', 'body', `${'- '.repeat(1000)}a`, 1, 'levels'],
  ['1,000 notes in each other', 'body', '[^a]: '.repeat(1000), 1, ''],
  ['1,000 pictures in each other', 'body', hostileBodies['pictures in pictures']?.(6000) ?? '', 1, ''],
  ['200,000 blank lines', 'body', '\n'.repeat(200_000), 6000 - linesOfFields + 2, 'lines'],
  ['50,000 links', 'body', '[a](/b)\n\n'.repeat(50_000), 0, ''],
  ['50,000 bare addresses', 'body', 'https://a.example\n'.repeat(50_000), 0, ''],
  ['runs of 1 to 2,000 backticks', 'body', hostileBodies['runs of backticks']?.(900_000) ?? '', 1, ''],
  ['2 MB', 'body', 'The counter is open. '.repeat(100_000), 0, 'bytes'],
  ['a line of 100,000 characters', 'body', `One.\n\n${'a'.repeat(100_000)}`, 3, 'line'],
  ['a pasted picture', 'body', `One.\n![a](data:image/png;base64,${'Abc4'.repeat(40_000)})`, 2, 'pasted'],
  ['3,000 fields in each other on one line', 'yaml', 'a: '.repeat(3000), 1, 'levels'],
  ['2,000 fields in each other', 'yaml', hostileYaml['fields in fields']?.(200_000) ?? '', 202, 'levels'],
  ['3,000 lists in brackets', 'yaml', `a: b\nc: ${'['.repeat(3000)}${']'.repeat(3000)}`, 2, 'levels'],
  ['3,000 groups in braces', 'yaml', `a: ${'{b: '.repeat(3000)}${'}'.repeat(3000)}`, 1, 'levels'],
  ['10,000 entries', 'yaml', `a: [${'b, '.repeat(5_000)}\n${'b, '.repeat(5_000)}]`, 1, 'entries'],
  ['a bomb of references', 'yaml', hostileYaml['references to references']?.(1_500) ?? '', 0, 'reference'],
];

describe('a text beyond a limit is a single error at its line', () => {
  for (const [name, kind, text, line, message] of beyond) {
    test(name, () => {
      const isBody = kind === 'body';
      const { all } = isBody ? found(PAGE, FIELDS + text) : found('redirects.yaml', text);
      expect(all.map(({ code }) => code)).toEqual(['files-are-within-limits']);
      expect(all[0]?.message).toContain(message);
      if (line > 0) expect(all[0]?.line).toBe(isBody ? line + linesOfFields - 1 : line);
    });
  }
});

describe('no hostile text crashes the check or floods the terminal', () => {
  for (const [name, make] of tried(hostileBodies)) {
    test(`a body of ${name}`, () => expectAnswer(found(PAGE, FIELDS + make(15_000))));
  }
  for (const [name, make] of tried(hostileYaml)) {
    test(`fields of ${name}`, () => expectAnswer(found('redirects.yaml', make(15_000))));
    test(`front matter of ${name}`, () => expectAnswer(found(PAGE, `---\n${make(15_000)}\n---\n\nText.\n`)));
  }
});

test.each([
  ['tabs', 'tabs before fields that belong to none', 'This line is indented with a tab.'],
  ['two spaces', 'fields that continue a value', 'This line begins with 2 spaces'],
])('4,000 lines of front matter that begin with %s are a single error at the first line', (_, name, message) => {
  const fields = hostileYaml[name]?.(100_000).split('\n').slice(0, 4_000).join('\n');
  const { all } = found(PAGE, `---\n${fields}\n---\n\nText.\n`);
  expect(all).toMatchObject([{ code: 'yaml-is-well-formed', line: 3, message: expect.stringContaining(message) }]);
});

/** A sixth of the texts. */
function tried(texts: Record<string, Hostile>) {
  const all = Object.entries(texts);
  return sampleOf('hostile texts', all, all.length / 6);
}

function expectAnswer({ all, printed }: ReturnType<typeof found>) {
  expect(all.filter(({ code }) => code === 'check-does-not-crash')).toEqual([]);
  expect(printed.length).toBeLessThan(200_000);
}

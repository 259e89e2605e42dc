import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { FileLists } from '../../../../renderer/content/graph/link';
import { beyondLimits, beyondYamlLimits } from '../../../../renderer/content/parse/exceeded-limits';
import { Memory } from '../../../../renderer/content/parse/file-cache';
import { mergeMark } from '../../../../renderer/content/parse/merge-mark';
import { parseAndValidate, type ValidFile } from '../../../../renderer/content/parse/parse-and-validate';
import { codes, rules } from '../../../../renderer/content/rules/registry';
import type { Rule } from '../../../../renderer/content/rules/rule';
import { type Hostile, hostileBodies, hostileYaml } from '../../../support/hostile-texts';

/** The length of the longer text; the other has a quarter of it. */
const LENGTH = 16_000;
const TIMES = 4;

/** How much longer the longer text may take: a step whose time grows with the square of the length takes sixteen times as long. */
const MOST_GROWTH = 8;

/** What takes no longer than this in milliseconds is fast, however it grows, and can't be measured well. */
const FAST = 50;

/** How often a step that seems to grow too much is measured again. The machine may have had something else to do. */
const REPEATED = 5;

const PAGE = 'tests/fixtures/base-content/solutions/shops/tills.mdx';
const [, fields = ''] = /^(---\n.*?\n---\n)/s.exec(readFileSync(PAGE, 'utf8')) ?? [];
const dataOf = (list: string) =>
  readFile(`${list}.yaml`, readFileSync(`tests/base-content/${list}.yaml`, 'utf8'))?.data;
// Each has passed its own schema.
const lists = { site: dataOf('site'), claims: dataOf('claims'), authors: dataOf('authors') } as FileLists;

function readFile(path: string, text: string): ValidFile | undefined {
  return parseAndValidate({ path, label: `content/${path}`, text }, new Memory()).files[0];
}

/** Milliseconds of the processor that something takes, however busy the machine is otherwise. */
function timeOf(work: () => void): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

/** Why a step grows too much from the shorter text to the longer one; undefined where it does not. */
function tooMuchGrowth(step: string, short: () => void, long: () => void): string | undefined {
  let growth = 0;
  for (let round = 0; round < REPEATED; round += 1) {
    const longer = timeOf(long);
    if (longer <= FAST) return undefined;
    growth = longer / Math.max(timeOf(short), FAST / TIMES ** 2);
    if (growth <= MOST_GROWTH) return undefined;
  }
  return `${step} takes ${growth.toFixed(0)} times as long for a text ${TIMES} times as long`;
}

function growthOf(path: string, shorter: string, longer: string): string[] {
  const reading = tooMuchGrowth(
    'reading the file',
    () => readFile(path, shorter),
    () => readFile(path, longer),
  );
  const [short, long] = [readFile(path, shorter), readFile(path, longer)];
  const checking = codes.map((code) => {
    const { checkFile }: Rule = rules[code];
    if (!checkFile || !short || !long) return undefined;
    return tooMuchGrowth(
      code,
      () => checkFile({ ...short }, lists),
      () => checkFile({ ...long }, lists),
    );
  });
  return [reading, ...checking].filter((each) => each !== undefined);
}

/** The largest length up to a most at which a text is within the limits. */
function lengthWithin(most: number, isWithin: (length: number) => boolean): number {
  let length = most;
  while (length > 1 && !isWithin(length)) length = Math.floor(length / 2);
  return length;
}

describe('the time of each step and rule grows with the length of a file, not with its square', () => {
  for (const [name, make] of Object.entries(hostileBodies)) {
    const textOf = (length: number) => fields + make(length);
    test(`a body of ${name}`, () => {
      const most = lengthWithin(LENGTH, (length) => !beyondLimits(textOf(length)));
      expect(growthOf('solutions/shops/tills.mdx', textOf(most / TIMES), textOf(most))).toEqual([]);
    });
  }
  for (const [name, make] of Object.entries(hostileYaml)) {
    test(`fields of ${name}`, () => {
      const most = lengthWithin(LENGTH, (length) => !beyondLimits(make(length)) && !beyondYamlLimits(make(length)));
      expect(growthOf('redirects.yaml', make(most / TIMES), make(most))).toEqual([]);
    });
  }
});

/** What looks at a text before anything about it is known. */
const first: Record<string, (text: string) => unknown> = { beyondLimits, beyondYamlLimits, mergeMark };

describe('what looks at a text first is fast, whatever it is', () => {
  const all: [string, Hostile][] = [...Object.entries(hostileBodies), ...Object.entries(hostileYaml)];
  test.each(all)('%s', (_name, make) => {
    const [short, long] = [make(250_000), make(1_000_000)];
    const found = Object.entries(first).map(([step, work]) =>
      tooMuchGrowth(
        step,
        () => work(short),
        () => work(long),
      ),
    );
    expect(found.filter((each) => each !== undefined)).toEqual([]);
  });
});

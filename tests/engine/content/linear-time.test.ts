import { describe, expect, test } from 'vitest';
import { CheckedContent } from '../../../renderer/content/graph/checked-content';
import { CheckedFile } from '../../../renderer/content/graph/checked-file';
import { type ContentGraph, linkFiles } from '../../../renderer/content/graph/content-graph';
import { linksIn } from '../../../renderer/content/graph/links-in-file';
import { textsIn } from '../../../renderer/content/graph/texts-in-file';
import { tokensIn } from '../../../renderer/content/graph/token-uses';
import { linksOf } from '../../../renderer/content/parse/body-links';
import { beyondLimits, beyondYamlLimits } from '../../../renderer/content/parse/check-limits';
import { headingsOf } from '../../../renderer/content/parse/headings';
import { mergeMark } from '../../../renderer/content/parse/merge-conflict';
import type { ValidFile } from '../../../renderer/content/parse/parse-and-validate';
import { rulesOf } from '../../../renderer/content/rules/registry';
import { listsRead } from '../../../renderer/content/run-rules';
import { tokensOfLists } from '../../../renderer/content/schema/tokens';
import { BASE, baseFiles, baseLists, FIELDS, PAGE, readAs } from '../../support/base-files';
import { freshGraph } from '../../support/fresh-graph';
import { SCALE, TIMES, tooMuchGrowth } from '../../support/growth';
import { type Hostile, hostileBodies, hostileYaml } from '../../support/hostile-texts';
import { site } from '../../support/load-content';
import { IS_SWEEP, oneOfEach } from '../../support/sample';

/** The length of the longer text; the shorter text has a quarter of it. */
const LENGTH = 16_000 * SCALE;

const readFile = (path: string, text: string) => readAs(path, text).files[0];

/** The small site with one file replaced. Its lists remain the same, because no hostile list is valid. */
function graphWith(valid: ValidFile): ContentGraph {
  const files = [...baseFiles.filter(({ file }) => file.path !== valid.file.path), valid];
  return linkFiles(
    { root: BASE, site, pictures: {}, videos: {}, files, brokenAddresses: new Set() },
    baseLists,
    '2024-06-01',
  );
}

/** Lazy steps on a parsed file. Each is measured separately, because slow parsers would hide them. */
const steps: Record<string, (valid: ValidFile) => unknown> = {
  headingsOf: ({ file }) => headingsOf(file.tree),
  linksOf: ({ file }) => linksOf(file.tree, file.body),
  linksIn,
  textsIn,
  tokensIn,
};

async function growthOf(path: string, shorter: string, longer: string): Promise<string[]> {
  const made: (ValidFile | undefined)[] = [];
  const reading = await tooMuchGrowth(
    'reading the file',
    () => readFile(path, shorter),
    () => made.push(readFile(path, longer)),
  );
  const [short, long] = [readFile(path, shorter), made.at(-1)];
  if (!short || !long) return reading === undefined ? [] : [reading];
  const [small, large] = [graphWith(short), graphWith(long)];
  const found = [reading];
  for (const [step, work] of Object.entries(steps)) {
    const growth = await tooMuchGrowth(
      step,
      () => work({ ...short }),
      () => work({ ...long }),
    );
    found.push(growth);
  }
  for (const [code, rule] of rulesOf(site)) {
    const checkBoth = (valid: ValidFile, graph: ContentGraph) => {
      const file = new CheckedFile({ ...valid }, tokensOfLists(site.lists, baseLists));
      const isChecked = !rule.of || file.isOf(rule.of);
      return Promise.all([
        isChecked ? rule.file?.(file, listsRead(rule, baseLists)) : undefined,
        rule.content?.(new CheckedContent(freshGraph(graph), BASE, site)),
      ]);
    };
    const checking = await tooMuchGrowth(
      code,
      () => checkBoth(short, small),
      () => checkBoth(long, large),
    );
    found.push(checking);
  }
  return found.filter((each) => each !== undefined);
}

/** The largest length, up to a maximum, at which a text is within the limits. */
function lengthWithin(most: number, isWithin: (length: number) => boolean): number {
  let length = most;
  while (length > 1 && !isWithin(length)) length = Math.floor(length / 2);
  return length;
}

/** The number of similar neighbors of which one is tried outside of a sweep. */
const NEIGHBORS = 4;

function tried(texts: Record<string, Hostile>): [name: string, make: Hostile][] {
  const all = Object.entries(texts);
  const groups = new Map(all.map(([name], index) => [name, String(Math.floor(index / NEIGHBORS))]));
  return IS_SWEEP
    ? all
    : oneOfEach(
        all,
        ([name]) => groups.get(name) ?? '',
        ([name]) => name,
      );
}

describe('the time of each step and rule is linear in the length of a file', () => {
  for (const [name, make] of tried(hostileBodies)) {
    const textOf = (length: number) => FIELDS + make(length);
    test(`a body of ${name}`, async () => {
      const most = lengthWithin(LENGTH, (length) => !beyondLimits(textOf(length)));
      expect(await growthOf(PAGE, textOf(most / TIMES), textOf(most))).toEqual([]);
    });
  }
  for (const [name, make] of tried(hostileYaml)) {
    test(`fields of ${name}`, async () => {
      const most = lengthWithin(LENGTH, (length) => !beyondLimits(make(length)) && !beyondYamlLimits(make(length)));
      expect(await growthOf('redirects.yaml', make(most / TIMES), make(most))).toEqual([]);
    });
  }
});

describe('the checks before parsing are fast for any text', () => {
  const all: [string, Hostile][] = [...Object.entries(hostileBodies), ...Object.entries(hostileYaml)];
  test.each(all)('%s', async (_name, make) => {
    const [short, long] = [make(125_000 * SCALE), make(500_000 * SCALE)];
    const growthOfWork = (work: (text: string) => unknown, smaller: string, larger: string) =>
      tooMuchGrowth(
        work.name,
        () => work(smaller),
        () => work(larger),
      );
    for (const work of [beyondLimits, beyondYamlLimits, mergeMark]) {
      const growth = await growthOfWork(work, short, long);
      // Work that only long texts cause, such as tokenizing, does not count unless it grows as much again without reaching a limit.
      const longer = growth !== undefined && work(short) === undefined ? make(500_000 * SCALE * TIMES) : '';
      const takesTheSameWay = longer !== '' && (work(long) === undefined) === (work(longer) === undefined);
      expect(takesTheSameWay ? await growthOfWork(work, long, longer) : growth).toBeUndefined();
    }
  });
});

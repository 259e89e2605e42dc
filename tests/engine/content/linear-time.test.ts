import { describe, expect, test } from 'vitest';
import type { CheckedFile } from '../../../renderer/content/checked-file/checked-file';
import { diskFolder } from '../../../renderer/content/files/disk-folder';
import { CheckedContent } from '../../../renderer/content/graph/checked-content';
import { linkFiles } from '../../../renderer/content/graph/link-files';
import { linksOf } from '../../../renderer/content/parse/body-links';
import { beyondLimits, beyondYamlLimits } from '../../../renderer/content/parse/check-limits';
import { headingsOf } from '../../../renderer/content/parse/headings';
import { mergeMark } from '../../../renderer/content/parse/merge-conflict';
import { rulesOf } from '../../../renderer/content/rules/registry';
import { listsRead } from '../../../renderer/content/run-rules';
import { siteTokens, tokensOfLists } from '../../../renderer/content/schema/tokens';
import { baseFiles, baseLists, FIELDS, PAGE, readAs } from '../../support/base-files';
import { freshContent, freshFile } from '../../support/checked-content';
import { SCALE, TIMES, tooMuchGrowth } from '../../support/growth';
import { type Hostile, hostileBodies, hostileYaml } from '../../support/hostile-texts';
import { sampleOf } from '../../support/sample';
import { BASE, site } from '../../support/site';

/** The length of the longer text; the shorter text has a quarter of it. */
const LENGTH = 16_000 * SCALE;

const readFile = (path: string, text: string) => readAs(path, text).file;

const tokens = siteTokens(tokensOfLists(site.lists, baseLists));

/** The small site with one page replaced. Its lists remain the same, because no hostile list is valid. */
function contentWith(file: CheckedFile): CheckedContent {
  const files = file.list ? baseFiles : [...baseFiles.filter(({ path }) => path !== file.path), file];
  const folder = {
    folder: diskFolder(BASE),
    site,
    pictures: {},
    videos: {},
    files,
    brokenAddresses: new Set<string>(),
  };
  return new CheckedContent(linkFiles(folder, baseLists, '2024-06-01'), files);
}

function baseFileAt(path: string): CheckedFile {
  const file = baseFiles.find((each) => each.path === path);
  if (!file) throw new Error(`The small site has no ${path}.`);
  return file;
}

/** Lazy steps on a parsed file. Each is measured separately, because slow parsers would hide them. */
const steps: Record<string, (file: CheckedFile) => unknown> = {
  headingsOf: ({ tree }) => headingsOf(tree),
  linksOf: ({ tree, body }) => linksOf(tree, body),
  links: ({ links }) => links,
  texts: (file) => file.texts(),
  tokens: ({ tokens }) => tokens,
};

async function growthOf(path: string, shorter: string, longer: string): Promise<string[]> {
  const made: (CheckedFile | undefined)[] = [];
  const reading = await tooMuchGrowth(
    'reading the file',
    () => readFile(path, shorter),
    () => made.push(readFile(path, longer)),
  );
  const [short, long] = [readFile(path, shorter), made.at(-1)];
  if (!short || !long) return reading === undefined ? [] : [reading];
  const [small, large] = [contentWith(short), contentWith(long)];
  const old = contentWith(baseFileAt(path));
  const found = [reading];
  for (const [step, work] of Object.entries(steps)) {
    const growth = await tooMuchGrowth(
      step,
      () => work(freshFile(short)),
      () => work(freshFile(long)),
    );
    found.push(growth);
  }
  for (const [code, rule] of rulesOf(site)) {
    const checkBoth = (checked: CheckedFile, content: CheckedContent) => {
      const file = freshFile(checked);
      const isChecked = !rule.of || file.isOf(rule.of);
      return Promise.all([
        isChecked ? rule.file?.(file, listsRead(rule, baseLists), tokens) : undefined,
        rule.content?.(freshContent(content)),
        // A branch that writes the text, and one that deletes it.
        rule.change?.(freshContent(content), freshContent(old)),
        rule.change?.(freshContent(old), freshContent(content)),
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

/** A sixth of the texts. */
function tried(texts: Record<string, Hostile>) {
  const all = Object.entries(texts);
  return sampleOf('linear time', all, all.length / 6);
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
  test.each([...tried(hostileBodies), ...tried(hostileYaml)])('%s', async (_name, make) => {
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

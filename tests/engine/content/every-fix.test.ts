import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { expect, test } from 'vitest';
import { fixContent } from '../../../renderer/content/fix-files';
import type { LoadResult } from '../../../renderer/content/index';
import { contentOf } from '../../support/content-of';
import { loadCached } from '../../support/load-cached';
import { mutatedVariants, type Variant, variantsToTry } from '../../support/mutated-variants';
import { IS_SWEEP } from '../../support/sample';

/** A sweep tries every nth variant. FIX_STEP=1 tries all of them, about six thousand. */
const STEP = Number(process.env.FIX_STEP || 13);

/** Typical typos in a line of the front matter or the text. */
const TYPOS: Record<string, (line: string) => string> = {
  'a tab before it': (line) => `\t${line}`,
  'tabs for its spaces': (line) => line.replace(/^(?: {2})+/, (spaces) => '\t'.repeat(spaces.length / 2)),
  'wide tabs for its spaces': (line) => line.replace(/^(?: {4})+/, (spaces) => '\t'.repeat(spaces.length / 4)),
  'no-break spaces before it': (line) => `\u00a0\u00a0${line}`,
  'no-break spaces for its spaces': (line) => line.replace(/^ +/, (spaces) => '\u00a0'.repeat(spaces.length)),
  'two spaces before it': (line) => `  ${line}`,
  'two spaces less': (line) => line.replace(/^ {2}/, ''),
  'no space after the colon': (line) => line.replace(': ', ':'),
  'no colon': (line) => line.replace(':', ''),
  'another colon': (line) => line.replace(/(: .*)$/, '$1: one'),
  'a star for the hyphen': (line) => line.replace('- ', '* '),
  'no space after the hyphen': (line) => line.replace('- ', '-'),
  'an at sign before the value': (line) => line.replace(': ', ': @'),
  'a percent sign before the value': (line) => line.replace(': ', ': %'),
  'an ampersand before the value': (line) => line.replace(': ', ': &'),
  'an exclamation mark before the value': (line) => line.replace(': ', ': !'),
  'a star before the value': (line) => line.replace(': ', ': *'),
  'a bracket before the value': (line) => line.replace(': ', ': ['),
  'curly quotes': (line) => line.replace(/: (.*)$/, ': “$1: two”'),
  'a quotation mark before the value': (line) => line.replace(': ', ': "'),
  'a number sign': (line) => `${line} #1`,
  'two letters of the name swapped': (line) => line.replace(/([a-z])([a-z])(?=[a-z]*:)/, '$2$1'),
  'the name in capitals': (line) => line.replace(/[a-z]+(?=:)/, (name) => name.toUpperCase()),
  'one letter more': (line) => line.replace(/([a-z])(?=\W*$)/, '$1$1'),
  'one letter less': (line) => line.replace(/[a-z](?=\W*$)/, ''),
  'other dashes': (line) => line.replace('---', '–'),
  'a space in a link': (line) => line.replace(/(\]\(\/|: \/)/, '$1 '),
  'a capital in a link': (line) => line.replace(/(?<=\]\(\/|: \/)[a-z]/, (letter) => letter.toUpperCase()),
  'less-than signs': (line) => line.replace(/^[A-Z].+$/, '$& <3 and <4 and `<5` and a < b'),
  'a comment of HTML': (line) => line.replace(/^[A-Z].+$/, '$& <!-- a note -->'),
  'a misspelled component': (line) => line.replace(/^[A-Z].+$/, '<callout tilte="One">$&</callout>'),
  'a doubled word': (line) => line.replace(/(\p{L}+)\s/u, '$1 $1 '),
  'an unknown token': (line) => `${line} [[lanch]]`,
};

function typos(text: string): Variant[] {
  const lines = text.split('\n');
  return lines.flatMap((line, at) =>
    Object.entries(TYPOS).flatMap(([name, typo]) =>
      typo(line) === line ? [] : { name: `${name} in line ${at + 1}`, text: lines.with(at, typo(line)).join('\n') },
    ),
  );
}

/** A truncated file has several errors; "true" in quotes is too short a title, and an answer that does not address the reader. */
const OTHER_ERRORS = /^cut off|^value replaced by true or false at (?:title|description|answer)$/;

/** The errors by file and rule. */
function errorsOf({ diagnostics }: LoadResult): string[] {
  return diagnostics.filter(({ severity }) => severity === 'error').map(({ file, code }) => `${file}: ${code}`);
}

test('fixing content with one mutation terminates, and causes no new error', async () => {
  const root = contentOf();
  cpSync('../rules/date-is-written-iso/good-quoted', root, { recursive: true });
  const load = (texts?: ReadonlyMap<string, string>) => loadCached(root, { texts });
  const paths = globSync('**/*.{mdx,yaml}', { cwd: root }).filter((path) => path !== 'words.yaml');
  const originals = new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
  expect(errorsOf(await load())).toEqual([]);
  const wrong: string[] = [];
  const tally = { variants: 0, fixed: 0 };
  const all = [...originals].flatMap(([path, original]) => {
    const variants = mutatedVariants(path, original, () => true).filter(({ name }) => !OTHER_ERRORS.test(name));
    return [...variants, ...typos(original)].map((variant) => ({ path, variant }));
  });
  const tried = variantsToTry(all, IS_SWEEP || process.env.FIX_STEP ? STEP : undefined);
  for (const { path, variant } of tried) {
    tally.variants += 1;
    writeFileSync(join(root, path), variant.text);
    const before = await load();
    if (before.diagnostics.some(({ fix }) => fix !== undefined)) {
      tally.fixed += 1;
      const after = await fixContent(root, load);
      const known = errorsOf(before);
      const added = errorsOf(after).filter((error) => !known.includes(error));
      const left = after.diagnostics.filter(({ fix }) => fix).map(({ message }) => message);
      if (added.length + left.length > 0)
        wrong.push(`${path}: ${variant.name}: leads to ${added.join(', ')}; left: ${left.join(', ')}`);
    }
    for (const [each, text] of originals) writeFileSync(join(root, each), text);
  }
  console.log(`Fixes: ${JSON.stringify(tally)}`);
  expect(wrong).toEqual([]);
  expect(tally.fixed).toBeGreaterThan(IS_SWEEP ? 50 : tally.variants / 10);
}, 600_000);

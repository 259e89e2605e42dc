import { readFileSync } from 'node:fs';
import { glob } from 'tinyglobby';
import { expect, test } from 'vitest';

/** Words that this project once used, and what it says instead. The names of rules are permanent and don't count. */
const BANNED: [pattern: RegExp, instead: string][] = [
  [/\bmend(?:s|ed|ing)?\b/i, 'fix'],
  [/\banew\b/i, 'again'],
  [/\bspoil(?:t|s|ed|ing)?\b/i, 'mutate, break'],
  [/\bcolours?\b/i, 'color'],
  [/\bcatalogues?\b/i, 'gallery, catalog'],
  [/\bbehaviour\b/i, 'behavior'],
  [/\bmisspelt\b/i, 'misspelled'],
  [/\bsummarise/i, 'summarize'],
  [/\b(?:handOver|handedOver|openWorkshop|putAway)\b/, 'setRenderContext, createPageRenderer, spillEntriesToDisk'],
  [/\bnoted ?content\b/i, 'tracked content'],
  [/\bclick-?to-?edit\b/i, 'inline editing'],
  [/\bmarkdown ?twins?\b/i, 'Markdown version'],
  [/\bslips? of the keyboard\b/i, 'typo'],
  [/\ba day to come\b/i, 'future, scheduled'],
  [/\bstands? (?:twice|behind|beside|above|below|in|on|at|there|here|where)\b/i, 'is, appears'],
  [/\btraps? for machines\b/i, 'honeypot'],
];

const files = await glob(
  ['{renderer,pages,components,scripts,tests,docs}/**/*.{ts,tsx,mjs,css,md}', '*.{md,ts}', 'content/README.md'],
  {
    ignore: ['tests/fixtures/**', 'tests/glossary.test.ts'],
  },
);

test.each(BANNED)('nothing says %s', (pattern, instead) => {
  const found = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        pattern.test(line) ? `${file}:${index + 1}: ${line.trim().slice(0, 120)} (say ${instead})` : [],
      ),
  );
  expect(found).toEqual([]);
});

test('the glossary finds what it bans', () => {
  const examples = [
    'It mends it.',
    'made anew',
    'a spoilt file',
    'a colour',
    'the catalogue',
    'It stands in the file.',
  ];
  for (const example of examples)
    expect(
      BANNED.some(([pattern]) => pattern.test(example)),
      example,
    ).toBe(true);
  expect(BANNED.filter(([pattern]) => pattern.test('a color that the user recommended'))).toEqual([]);
});

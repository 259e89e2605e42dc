import { readFileSync } from 'node:fs';
import { glob } from 'tinyglobby';
import { expect, test } from 'vitest';

/** Words that this project once used, and what it says instead. */
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
  [/\b(?:markdown ?)?twins?\b/i, 'Markdown version'],
  [/\bslips? of the keyboard\b/i, 'typo'],
  [/\ba day to come\b/i, 'future, scheduled'],
  [/\bstands? (?:twice|behind|beside|above|below|in|on|at|there|here|where)\b/i, 'is, appears'],
  [/\btraps? for machines\b/i, 'honeypot'],
  [/\bwhoever\b/i, 'anyone who, the editor, a client'],
  [/\b(?:some|every)body\b/i, 'someone, everyone'],
  [/\b(?:lies?|lay) (?:in|on|there|beside|below|above)\b/i, 'is in, is there'],
  [/\bmade of\b/i, 'consists of, comes from'],
  [/\bin the place of\b/i, 'instead of'],
  [/\bfor ever\b/i, 'forever'],
  [/\bsmall letters\b/i, 'lowercase letters'],
  [/\bmeanwhile\b/i, 'in the meantime, since'],
  [/\bpage (?:for|of) unknown addresses\b/i, '404 page'],
  [/\bhas its word\b/i, 'reports'],
  [/\bof no (?:more )?use\b/i, 'no longer needed'],
  [/\b(?:enquir(?:y|ies)|learnt|spelt|dialled)\b/i, 'inquiry, learned, spelled, dialed'],
];

const files = await glob(
  ['{renderer,pages,components,scripts,tests,docs}/**/*.{ts,tsx,mjs,css,md}', '*.{md,ts}', 'content/README.md'],
  {
    ignore: ['tests/fixtures/**', 'tests/site/glossary.test.ts'],
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
    'Whoever lies in it.',
    'for ever',
  ];
  for (const example of examples)
    expect(
      BANNED.some(([pattern]) => pattern.test(example)),
      example,
    ).toBe(true);
  expect(BANNED.filter(([pattern]) => pattern.test('a color that the user recommended'))).toEqual([]);
});

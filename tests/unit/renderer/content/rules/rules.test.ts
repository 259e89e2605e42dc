import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { glob } from 'tinyglobby';
import { describe, expect, test } from 'vitest';
import { loadContent } from '../../../../../renderer/content';
import { printTerminal } from '../../../../../renderer/content/diagnostics/print-terminal';
import { contentOf } from '../../../content-of';

const FIXTURES = 'tests/fixtures';

/** Each folder is named for a rule and holds overlays of tests/base-content: bad-… breaks this rule alone, good-… none. */
for (const rule of readdirSync(FIXTURES)) {
  describe(rule, () => {
    for (const name of readdirSync(join(FIXTURES, rule)).filter((each) => !each.endsWith('.txt'))) {
      test(name, async () => {
        const loaded = await loadContent(contentOf({}, join(FIXTURES, rule, name)));
        const { sources } = loaded;
        // Warnings of other rules are let be: a fixture's page need not be linked from anywhere.
        const diagnostics = loaded.diagnostics.filter(({ severity, code }) => severity === 'error' || code === rule);
        if (name.startsWith('good-')) {
          expect(printTerminal(diagnostics, sources)).toBe('');
          return;
        }
        expect(diagnostics.map(({ code }) => code)).toEqual([rule]);
        await expect(printTerminal(diagnostics, sources)).toMatchFileSnapshot(
          join(process.cwd(), FIXTURES, rule, `${name}.txt`),
        );
      });
    }
  });
}

test('every rule has a fixture that breaks it', async () => {
  const sources = await glob('renderer/content/**/*.ts');
  const codes = new Set(
    sources.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/(?:code|rule): '([a-z-]+)'|'([a-z-]+)': \{\n\s*message/g)].map(
        (found) => found[1] ?? found[2],
      ),
    ),
  );
  // A list that is missing breaks every page, so its test stands with the pipeline's.
  codes.delete('lists-are-present');
  // The two codes of a ternary stand behind each other.
  expect([...codes].filter((code) => !readdirSync(FIXTURES).includes(code ?? ''))).toEqual([]);
});

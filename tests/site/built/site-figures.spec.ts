import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { builtPages, pageAt } from '../support/built-pages';

test('the figures about this website match the build', () => {
  const shown = pageAt('/examples')
    .root.querySelectorAll('dd.type-figure')
    .map(({ text }) => text);
  // The 404 page does not count.
  expect(shown).toContain(String(builtPages.length - 1));
  const rules = readFileSync('docs/rules.md', 'utf8').match(/^### [a-z-]+$/gm) ?? [];
  expect(shown).toContain(String(rules.length));
  const weight = Number(/^(\d+) KB$/.exec(shown[0] ?? '')?.[1]);
  expect(weight).toBeGreaterThan(10);
  expect(weight).toBeLessThan(pageAt('/').html.length / 1024 + 100);
});

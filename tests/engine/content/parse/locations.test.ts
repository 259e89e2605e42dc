import { expect, test } from 'vitest';
import { applyFixes } from '../../../../renderer/content/diagnostics/apply-fixes';
import { diagnosticAtField } from '../../../../renderer/content/parse/locations';
import { parse } from '../../../../renderer/content/parse/parse';

test.each([
  ['icon: stor', 'icon: shop'],
  ["icon: 'stor' # a shop", "icon: 'shop' # a shop"],
  ['icon: "stor"', 'icon: "shop"'],
  ['icon: >-\n  stor', 'icon: >-\n  stor'],
  ['icon: [stor]', 'icon: [stor]'],
  ['theme: blue', 'theme: blue'],
])('the value in %j is replaced if it is a text on a single line: %j', (text, after) => {
  const { file } = parse({ path: 'site.yaml', label: 'content/site.yaml', text: `\uFEFF${text}\n` });
  if (!file) throw new Error('The file was not parsed.');
  const problem = { code: 'values-are-allowed', message: 'A message.', replacement: 'shop' } as const;
  const found = diagnosticAtField(file, ['icon'], 'value', problem);
  expect(applyFixes(file.text, [found]).text).toBe(`\uFEFF${after}\n`);
});

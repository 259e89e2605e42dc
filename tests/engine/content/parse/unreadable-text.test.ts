import { expect, test } from 'vitest';
import { parseYaml } from '../../../../renderer/content/parse/parse-yaml';
import { unreadableInFields } from '../../../../renderer/content/parse/unreadable-text';

test('an escape is found beside values other than text', () => {
  const text = 'a: true\nb:\nc: "\\x07"\n';
  const found = unreadableInFields(parseYaml(text).yaml, text);
  expect(found.map(({ start, end }) => text.slice(start, end))).toEqual(['\\x07']);
});

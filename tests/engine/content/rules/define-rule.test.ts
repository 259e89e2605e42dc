import { expect, test } from 'vitest';
import { FileCache } from '../../../../renderer/content/parse/file-cache';
import { defineRule, type Finding } from '../../../../renderer/content/rules/define-rule';
import { rulesOf } from '../../../../renderer/content/rules/registry';
import { checkFiles } from '../../../../renderer/content/run-rules';
import { defineList } from '../../../../renderer/content/schema/define-list';
import { text } from '../../../../renderer/content/schema/fields/text';
import { article } from '../../../fixtures/base-site/pages/kinds';
import { claims, site as facts } from '../../../fixtures/base-site/pages/lists';
import { baseFiles, baseLists } from '../../../support/base-files';
import { site } from '../../../support/site';

const words = { category: 'Fill in the fields', description: 'A rule.', rationale: 'A reason.' } as const;

/** The findings of a site's rule in the small valid site. */
function foundBy(rule: ReturnType<typeof defineRule>): string[] {
  const found = checkFiles(baseFiles, baseLists, new FileCache(), {
    ...site,
    rules: { './a/rules/this-one.ts': rule },
  });
  return found.flatMap(({ code, file, message }) => (code === 'this-one' ? `${file}: ${message}` : []));
}

test('the data of a file is typed by its schema, with all fields optional, as is a list', () => {
  defineRule({
    ...words,
    of: article,
    reads: { claims },
    file: ({ data }, read): Finding[] => {
      const minutes: string | undefined = data.readMinutes;
      const value: string | undefined = read.claims[minutes ?? '']?.value;
      // @ts-expect-error An invalid value is undefined.
      const certain: string = data.readMinutes;
      // @ts-expect-error An article has no field posted.
      return [certain, value, data.posted] && [];
    },
  });
});

test('a rule can only report fields in the schema', () => {
  defineRule({
    ...words,
    of: article,
    file: (file): Finding[] => [
      file.at(['readMinutes'], { message: 'There is such a field.' }),
      // @ts-expect-error An article has no field posted.
      file.at(['posted'], { message: 'There is no such field.' }),
    ],
  });
});

test('a rule can only read the lists that it names, because its cached results depend on these', () => {
  // @ts-expect-error It does not say that it reads site.yaml.
  defineRule({ ...words, reads: { claims }, file: (_file, { site: { name } }): Finding[] => [name] && [] });
  // @ts-expect-error It names no list.
  defineRule({ ...words, file: (_file, { claims: all }): Finding[] => [all] && [] });
});

test('a rule of a kind or list checks only its files, and reads what it names', () => {
  const named = defineRule({
    ...words,
    of: facts,
    reads: { facts },
    file: (file, read) => [file.at(['name'], { message: `This is ${read.facts.name}.` })],
  });
  expect(foundBy(named)).toEqual(['content/site.yaml: This is Tallwind.']);
});

test('a site without a list does not have the rules that read it', () => {
  const rooms = defineList({ name: 'rooms', file: 'rooms.yaml', schema: text('The name of a room.') });
  const reading = defineRule({ ...words, reads: { rooms }, file: (file) => [file.at([], { message: 'It is read.' })] });
  expect(foundBy(reading)).toEqual([]);
});

test('a rule has the name of its file, and a file without a rule is reported', () => {
  const rule = defineRule(words);
  expect(rulesOf({ ...site, rules: { './a/rules/this-one.ts': rule } }).get('this-one')).toBe(rule);
  expect(() => rulesOf({ ...site, rules: { './a/rules/helper.ts': Object(() => 1) } })).toThrow(
    './a/rules/helper.ts is no rule',
  );
});

test('a message of the site for a rule that does not exist is an error', () => {
  const messages = { rules: { 'words-are-not-repeatd': () => undefined } };
  expect(() => rulesOf({ ...site, messages })).toThrow(
    'The site has a message for "words-are-not-repeatd", but no rule. Did you mean words-are-not-repeated?',
  );
});

test('the rules of a site belong to it alone: another site only has the rules of the engine', () => {
  const ofEngine = rulesOf({ ...site, rules: {} });
  expect(ofEngine.get('words-are-not-repeated')).toBe(rulesOf(site).get('words-are-not-repeated'));
  const ofSite = rulesOf({ ...site, rules: { './a/rules/this-one.ts': defineRule(words) } });
  expect(ofSite.has('this-one')).toBe(true);
  expect(ofEngine.has('this-one')).toBe(false);
});

import { expect, test } from 'vitest';
import { words } from '../../../components/model/lists/words';
import { sectionExamples } from '../../../renderer/content/read-examples';
import type { Entry, WholeContent } from '../../../renderer/content/schema/content';
import { isCopy } from '../../../renderer/content/schema/fields/text';
import { openContent } from '../../../renderer/content/schema/open-content';
import { fieldsOf } from '../../../renderer/content/schema/walk-fields';
import { withoutMarks } from '../../../renderer/dev/inline-edit/mark';
import { contentMarker } from '../../../renderer/dev/inline-edit/mark-content';
import { bodyCompiler } from '../../../renderer/html/compile-mdx';
import { textsMissingIn, textsOfLists, unshownTexts } from '../../../renderer/html/unshown-texts';
import { setAt } from '../../../renderer/platform/records';
import { validContent } from '../../support/load-cached';
import { entryAt } from '../../support/outputs-content';
import { renderNotFound, renderWithMarkdown } from '../../support/render-page';
import { site } from '../../support/site';

/** Marks make each text unlike any other: a word that is on the page by chance does not count. */
const marked = contentMarker(site);
const whole = withDistinctWords(await validContent('content', { isPreview: true }));
const content = marked(whole);

/** Many words are one word, which is on a page by chance: each gets a number. */
function withDistinctWords({ data }: WholeContent): WholeContent {
  const distinct = structuredClone(data.lists[words.name]);
  for (const [index, { path, value, schema }] of fieldsOf(words.schema, distinct).entries())
    if (typeof value === 'string' && isCopy(schema)) setAt(distinct, path, `${value} word${index}`);
  return openContent({ ...data, lists: { ...data.lists, [words.name]: distinct } });
}

interface Named {
  name: string;
  text: string;
}

/** What a page shows, and which of its texts it does not. Components work with bare figures. */
async function drawn(entry: Entry, shown: WholeContent) {
  const { typed } = await renderWithMarkdown(entry, shown);
  const compile = bodyCompiler(shown.token, site.bodyComponents);
  const body = entry.body.trim() === '' ? undefined : await compile(entry);
  const missing = unshownTexts(entry, typed, site, body)
    .filter(({ text }) => /\p{L}/u.test(withoutMarks(text)))
    .map(({ path, text }): Named => ({ name: `${entry.file} ${path?.join('.')}: ${withoutMarks(text)}`, text }));
  return { typed, missing };
}

/** The texts of data files are in addresses as well, where marks do not stay. */
function missingOfLists(documents: string): string[] {
  return textsMissingIn(withoutMarks(documents), textsOfLists(site, whole)).map(
    ({ list, path }) => `${list}: ${path?.join('.')}`,
  );
}

test('each text of content is on a page', async () => {
  const missing: Named[] = [];
  let documents = await renderNotFound(content);
  for (const entry of content.entries.values()) {
    const page = await drawn(entry, content);
    missing.push(...page.missing);
    documents += page.typed;
  }
  expect(textsMissingIn(documents, missing).map(({ name }) => name)).toEqual([]);
  expect(missingOfLists(documents)).toEqual([]);
});

const examples = [...sectionExamples(site)].flatMap(([type, cases]) =>
  Object.entries(cases).map(([name, example]) => ({ type, name, example })),
);

test.each(examples)('each text of the section $type, $name, is on its page', async ({ type, example }) => {
  const page = entryAt(whole, '/demo');
  const hero = { type: 'hero', tagline: 'Above', title: 'Headline', description: 'Below.' };
  const sections = type === 'hero' ? [example] : [hero, example];
  const entry = { ...page, data: { ...page.data, sections } };
  const { entries } = marked(openContent({ ...whole.data, entries: new Map([[entry.address, entry]]) }));
  const { missing } = await drawn(entries.get(entry.address) ?? entry, content);
  expect(missing.map(({ name }) => name)).toEqual([]);
});

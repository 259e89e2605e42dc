import fc from 'fast-check';
import { expect, test } from 'vitest';
import { articleText } from '../../support/article-text';
import { contentOf } from '../../support/content-of';
import { loadCached } from '../../support/load-cached';
import { foundFiles } from '../../support/outputs-content';
import { words } from '../../support/properties/arbitraries/words';
import { testSeed } from '../../support/test-seed';

const wrong = (...makes: ((text: string) => string)[]) =>
  fc
    .tuple(words(1, 3), words(1, 2), fc.constantFrom(...makes))
    .map(([text, before, make]) => `${before} ${make(text)}.`);

/** Markup that does not work, in any words. */
const debris = wrong(
  (text) => `**${text}*`,
  (text) => `**${text}`,
  (text) => `__${text}_`,
  (text) => `~~${text}~`,
  (text) => `[${text}] (/apps)`,
  (text) => `${text}](/apps)`,
  (text) => `![${text}`,
  (text) => `2*3*4 ${text}`,
  (text) => `5&nbsp ${text}`,
  (text) => `&${'un'}known; ${text}`,
  (text) => `https://www.example.org/a\\ ${text}`,
  (text) => `\n\n    ${text}`,
  (text) => `\n\n2016. ${text}`,
  (text) => `[${text}](https://example.org/a\u200bb)`,
  (text) => `${text}\u2003${text} x`,
);

test('of any markup that does not work, visitors would see something, so the check tells', async () => {
  const bodies = fc.sample(debris, { numRuns: 60, seed: testSeed() });
  const files = Object.fromEntries(bodies.map((body, index) => [`blog/sample-${index}.mdx`, articleWith(body, index)]));
  const { diagnostics } = await loadCached(contentOf({ ...foundFiles, ...files }));
  const told = new Set(diagnostics.filter(({ severity }) => severity === 'error').map(({ file }) => file));
  const silent = bodies.filter((_body, index) => !told.has(`content/blog/sample-${index}.mdx`));
  expect(silent).toEqual([]);
});

test('white space at the ends of values is not part of them', async () => {
  const text = articleWith('First words.', 0).replace(/^title: (.*)$/m, 'title: |\n  $1');
  const { diagnostics, checked } = await loadCached(contentOf({ ...foundFiles, 'blog/sample-0.mdx': text }));
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  const file = checked?.files().find(({ path }) => path === 'blog/sample-0.mdx');
  expect(file?.data).toMatchObject({ title: 'Sample 0 of the texts' });
});

function articleWith(body: string, index: number): string {
  return articleText({
    title: `Sample ${index} of the texts`,
    description: `Sample ${index} with a remark, a link and a sign that XML and HTML mind, for the tests of what is found.`,
    name: `Sample ${index}`,
    heading: `Sample ${index}`,
    excerpt: `A sample ${index}.`,
    body: `${body}\n`,
  });
}

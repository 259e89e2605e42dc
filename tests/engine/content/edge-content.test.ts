import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { printTerminal } from '../../../renderer/content/diagnostics/reporters/terminal';
import { fixContent } from '../../../renderer/content/fix-files';
import { contentOf } from '../../support/content-of';
import { loadContent } from '../../support/load-content';

/** Ignores rules about links between pages, because the texts are isolated. */
const NOT_OF_TEXTS = ['pages-are-linked', 'claims-are-used'];

const options = { today: '2024-06-01' };

/** The corpus of valid texts, with the vocabulary of the site. */
const corpus = () =>
  contentOf({ 'vocabulary.yaml': readFileSync('content/vocabulary.yaml', 'utf8') }, '../edge-content');

test('nothing is reported in valid content, however unusual', async () => {
  const { diagnostics, sources } = await loadContent(corpus(), options);
  const found = diagnostics.filter(({ code }) => !NOT_OF_TEXTS.includes(code));
  expect(printTerminal(found, sources)).toBe('');
});

test('--fix changes nothing in valid content', async () => {
  const root = corpus();
  const before = await loadContent(root, options);
  const after = await fixContent(root, (texts) => loadContent(root, { ...options, texts }));
  expect(after.fixed).toEqual([]);
  expect(after.sources).toEqual(before.sources);
});

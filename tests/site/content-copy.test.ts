import { expect, test } from 'vitest';
import { partsPresent } from '../../pages/solution/parts';
import { solution } from '../../pages/solution/schema';
import type { CheckedFile } from '../../renderer/content/checked-file/checked-file';
import { textOf } from '../../renderer/content/parse/headings';
import { allNodes } from '../../renderer/content/parse/walk-mdast';
import { groupBy } from '../../renderer/platform/group-by';
import { loadCached } from '../support/load-cached';

const { content, files } = await loadCached('content');
const solutions = content?.all(solution) ?? [];

/** A longer sentence on two pages is a copy, or says nothing specific about either. */
const MAX_WORDS = 8;

test('no two pages share a sentence of more than eight words', () => {
  const sentences = files.filter(({ kind }) => kind?.name !== 'legal').flatMap(longSentencesOf);
  expect(sentences.length).toBeGreaterThan(1000);
  const shared = [...groupBy(sentences, ({ sentence }) => sentence)].filter(([, found]) => found.length > 1);
  const report = shared.map(([sentence, found]) => `${found.map(({ address }) => address).join(', ')}: ${sentence}`);
  expect(report).toEqual([]);
});

test('the solutions have at least six different page structures', () => {
  const outlines = solutions.map(({ data, body }) => (data.order ?? partsPresent({ data, body })).join(', '));
  expect(solutions.length).toBeGreaterThan(0);
  expect(new Set(outlines).size).toBeGreaterThanOrEqual(6);
});

test('the steps and the questions of most solutions have specific headings', () => {
  const titled = solutions.filter(({ data }) => data.stepsTitle !== undefined || data.questionsTitle !== undefined);
  expect(titled.length).toBeGreaterThan(solutions.length / 2);
});

/** The distinct longer sentences of a page, ignoring case and spaces. Legal notes don't count. */
function longSentencesOf(file: CheckedFile): { sentence: string; address: string }[] {
  const { address } = file;
  if (address === undefined) return [];
  const paragraphs = allNodes(file.tree).flatMap((node) => (node.type === 'paragraph' ? textOf(node) : []));
  const texts = [...file.texts().map(({ text }) => text), ...paragraphs];
  const sentences = texts
    .flatMap((text) => text.split(/(?<=[.!?])\s+/))
    .map((sentence) => (sentence.toLowerCase().match(/[\p{L}\p{N}'[\]-]+/gu) ?? []).join(' '))
    .filter((sentence) => sentence.split(' ').length > MAX_WORDS);
  return [...new Set(sentences)].map((sentence) => ({ sentence, address }));
}

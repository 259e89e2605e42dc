import { expect, test, vi } from 'vitest';
import * as parsing from '../../../../renderer/content/parse/parse';
import * as publishing from '../../../../renderer/content/published-content';
import textIsFinished from '../../../../renderer/content/rules/text-is-finished';
import titlesAreUnique from '../../../../renderer/content/rules/titles-are-unique';
import { contentOf } from '../../../support/content-of';
import { loadContent } from '../../../support/load-content';

function faultsIn({ diagnostics }: Awaited<ReturnType<typeof loadContent>>) {
  return diagnostics
    .filter(({ code }) => code === 'check-does-not-crash')
    .map(({ file, severity, message }) => `${severity} ${file}: ${message}`);
}

test('a rule that crashes on a file is reported there, and all other rules and files are checked', async () => {
  const checkFile = vi.spyOn(textIsFinished, 'file');
  checkFile.mockImplementation(({ path }) => {
    if (path === 'solutions/shops.mdx') throw new RangeError('Maximum call stack size exceeded');
    return [];
  });
  const page = '---\ntitle: x\n---\n\nThe the text.\n';
  const loaded = await loadContent(contentOf({ 'pages/apps.mdx': page })).finally(() => checkFile.mockRestore());
  expect(faultsIn(loaded)).toEqual([
    'error content/solutions/shops.mdx: The rule text-is-finished failed on this file: Maximum call stack size exceeded.',
  ]);
  expect(loaded.diagnostics.map(({ code }) => code)).toContain('fields-are-present');
  expect(loaded.content).toBeUndefined();
});

test('a rule that crashes on all files together is reported for the folder', async () => {
  const check = vi.spyOn(titlesAreUnique, 'content').mockImplementation(() => {
    throw new Error('No titles');
  });
  const loaded = await loadContent(contentOf()).finally(() => check.mockRestore());
  expect(faultsIn(loaded)).toEqual(['error content: The rule titles-are-unique failed on this folder: No titles.']);
  expect(loaded.content).toBeUndefined();
});

test('a file that crashes the reader is reported, and the build gets no content', async () => {
  const parse = vi.spyOn(parsing, 'parse').mockImplementationOnce(() => {
    throw new RangeError('Maximum call stack size exceeded');
  });
  const loaded = await loadContent(contentOf()).finally(() => parse.mockRestore());
  expect(faultsIn(loaded)).toEqual([
    'error content/authors/engineering.mdx: The step that reads a file failed on this file: Maximum call stack size exceeded.',
  ]);
  expect(loaded.content).toBeUndefined();
});

test('a crash of a step after the rules is reported for the folder', async () => {
  const publish = vi.spyOn(publishing, 'publishedContent').mockImplementation(() => {
    throw new Error('No pages');
  });
  const loaded = await loadContent(contentOf()).finally(() => publish.mockRestore());
  expect(faultsIn(loaded)).toEqual([
    'error content: The step that puts the pages together failed on this folder: No pages.',
  ]);
  expect(loaded.content).toBeUndefined();
});

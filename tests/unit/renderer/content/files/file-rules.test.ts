import { expect, test } from 'vitest';
import {
  beyondLimit,
  hiddenEntry,
  irregularEntry,
  strayFile,
  unportableName,
} from '../../../../../renderer/content/files/file-rules';
import { wrongEnding } from '../../../../../renderer/content/files/media/media-rules';
import { site } from '../../../../support/load-content';

const nothingIsTaken = () => false;

test('a file with nothing wrong has no problem', () => {
  const [page, picture] = ['pages/apps.mdx', 'media/till.png'];
  for (const problem of [
    unportableName(page, nothingIsTaken),
    hiddenEntry(page, nothingIsTaken),
    irregularEntry('file'),
    strayFile(page, site, nothingIsTaken),
    wrongEnding(picture, nothingIsTaken),
  ])
    expect(problem).toBeUndefined();
});

test('what is no file is named', () => {
  expect(irregularEntry('link')?.found).toBe('a symbolic link');
  expect(irregularEntry('other')?.found).toBe('a special file');
});

test('a file beyond a limit is told what was counted', () => {
  expect(beyondLimit('markup', 20_001).message).toBe(
    'This file has 20,001 characters of markup, such as * _ ` [ ( < and |, and at most 20,000 are allowed.',
  );
});

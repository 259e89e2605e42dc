import { expect, test } from 'vitest';
import {
  beyondLimit,
  hiddenEntry,
  irregularEntry,
  strayFile,
  unportableName,
} from '../../../../renderer/content/files/file-rules';
import { wrongEnding } from '../../../../renderer/content/files/media/media-rules';
import { site } from '../../../support/site';

const nothingIsTaken = () => false;

test('a valid file has no problem', () => {
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

test('an entry that is not a file is named', () => {
  expect(irregularEntry('link')?.found).toBe('a symbolic link');
  expect(irregularEntry('other')?.found).toBe('a special file');
});

test('the message for a file beyond a limit contains the actual number', () => {
  expect(beyondLimit('markup', 20_001).message).toBe(
    'This file has 20,001 characters of markup, such as * _ ` [ ( < and |, and at most 20,000 are allowed.',
  );
});

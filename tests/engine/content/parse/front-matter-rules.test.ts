import { expect, test } from 'vitest';
import { unopenedFrontMatter } from '../../../../renderer/content/parse/front-matter-rules';

test.each(['', ' \n\n'])('a file with only white space is empty: %j', (text) => {
  expect(unopenedFrontMatter(text).message).toBe('This file is empty.');
});

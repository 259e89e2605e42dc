import { expect, test } from 'vitest';
import { markdownFor } from '../../../../renderer/content/text/html-advice';

test.each([
  ['B', 'write bold text like this:   **bold**'],
  ['blockquote', 'begin each line of the quotation like this:   > quoted'],
  ['span', 'delete the tags and keep the text.'],
])('for the tag %s there is advice', (tag, advice) => {
  expect(markdownFor(tag, undefined)?.split('\n')).toEqual([
    expect.stringMatching(/^If you pasted/),
    `Otherwise, ${advice}`,
  ]);
});

test.each(['note', 'constructor'])('for %s there is no advice', (tag) => {
  expect(markdownFor(tag, undefined)).toBeUndefined();
});

import { expect, test } from 'vitest';
import { typesetText } from '../../../renderer/html/typeset-text';
import { TIMES, tooMuchGrowth } from '../../support/growth';

const LONG = 48_000;

/** What a text may repeat: each sign that typesetting looks at, and what it looks for around it. */
const pieces = [
  '(1)',
  '(a)(',
  "'",
  '"',
  "'90s ",
  "n' ",
  '5\'2" ',
  'Art. 6(1)',
  'Mon-Fri ',
  '9am-5pm ',
  '1-2 ',
  'a-b',
  '12',
  ' ; ',
  '5 KB ',
  '\ufffc',
  ')',
  'a',
];

test.each(pieces.flatMap((piece) => ['en', 'de', 'fr'].map((language) => [piece, language] as const)))(
  'the time for a text of %j in %s is linear in its length',
  async (piece, language) => {
    const textOf = (length: number) => piece.repeat(length / piece.length);
    const [short, long] = [textOf(LONG / TIMES), textOf(LONG)];
    const growth = await tooMuchGrowth(
      piece,
      () => typesetText(short, language),
      () => typesetText(long, language),
    );
    expect(growth).toBeUndefined();
  },
);

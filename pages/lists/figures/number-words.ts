/** A number in words, and its place in the text. */
interface NumberInWords {
  number: number;
  start: number;
  end: number;
}

const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen';
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety';
const SCALES: Record<string, number> = { thousand: 1e3, million: 1e6, billion: 1e9 };

const VALUES = new Map([
  ...ONES.split(' ').map((word, index) => [word, index] as const),
  ...TENS.split(' ').map((word, index) => [word, (index + 2) * 10] as const),
]);

const WORD = `(?:${[...VALUES.keys(), 'hundred', ...Object.keys(SCALES)].join('|')})`;
/** A fast test: every number in words has this. */
export const NUMBER_WORD = new RegExp(`\\b${WORD}\\b`, 'i');
/** As in three hundred and twenty, forty-two, a thousand. */
const NUMBER = new RegExp(
  `\\b(?:an?\\s+(?=hundred|${Object.keys(SCALES).join('|')}))?${WORD}(?:(?:\\s+and\\s+|[\\s-]+)${WORD})*\\b`,
  'gi',
);

/** Every number in English words. */
export function numbersInWords(text: string): NumberInWords[] {
  return [...text.matchAll(NUMBER)].map(({ 0: words, index }) => ({
    number: numberOf(words),
    start: index,
    end: index + words.length,
  }));
}

function numberOf(words: string): number {
  let total = 0;
  let group = 0;
  for (const word of words.toLowerCase().match(/[a-z]+/g) ?? []) {
    const scale = SCALES[word];
    if (scale !== undefined) {
      total += Math.max(1, group) * scale;
      group = 0;
    } else if (word === 'hundred') group = Math.max(1, group) * 100;
    else group += VALUES.get(word) ?? 0;
  }
  return total + group;
}

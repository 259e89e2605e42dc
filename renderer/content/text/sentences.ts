/** The start of a sentence: after the end of another sentence, and its closing marks. */
const START = /[.!?…]["'”’»)\]]*\s+(?=["'“‘«„([¿¡]*[\p{Lu}\p{N}])/gu;

/** What ends in a dot without ending a sentence: a title, an initial, a shortened word. */
const SHORTENED =
  /(?:(?<![\p{L}\p{N}])(?:Mr|Mrs|Ms|Mx|Dr|Prof|St|Ste|Mt|Ft|Sr|Jr|Rev|Hon|Gen|Capt|vs|v|Inc|Ltd|Co|No|cf|ca|e\.g|i\.e|approx)|(?<![\p{L}\p{N}])\p{Lu}(?:\.\p{Lu})*)$/u;

/** More characters than a shortened word has. */
const NEAR = 12;

/** The offsets of a sentence in a text. */
interface Sentence {
  start: number;
  end: number;
}

/** The sentences of a text. */
export function sentencesOf(text: string): Sentence[] {
  const ends = [...text.matchAll(START)].flatMap(({ 0: found, index }) => {
    const end = index + found.length;
    return found.startsWith('.') && SHORTENED.test(text.slice(Math.max(0, index - NEAR), index)) ? [] : end;
  });
  return [0, ...ends].map((start, index) => ({ start, end: ends[index] ?? text.length }));
}

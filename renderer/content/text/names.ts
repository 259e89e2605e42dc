/** How sure it is that a part of a text belongs to a name. */
type Certainty = 'name' | 'perhaps' | 'no';

/** A capitalized word, as in names: an abbreviation such as TV is no sign of a name. */
const CAPITALIZED = String.raw`\p{Lu}[\p{L}'’]*\p{Ll}`;

const NAME_BEFORE = new RegExp(String.raw`(?<![\p{L}\p{N}])(${CAPITALIZED}|\p{Lu}\.)(?: |[-–]|['’]s | & )$`, 'u');
const NAME_BEHIND = new RegExp(`^(?:['’]s)?(?: |[-–]| & )${CAPITALIZED}`, 'u');
const MAY_GO_ON = new RegExp(`^(?:['’]|,? (?:and|for|of|the|de|in|at|on)(?: the)? ${CAPITALIZED})`, 'u');

/** Words that begin a sentence and no name. */
const BEGINS_SENTENCES =
  /^(?:A|An|The|This|That|These|Those|My|Our|Your|His|Her|Its|Their|Each|Every|All|Some|No|In|On|At|By|For|From|To|With|Of|As|If|When|And|But|Or)$/;

/**
 * Whether a part of a text belongs to a name, by the capitals around it.
 * @param isFirst whether a sentence begins with it
 */
export function nameAt(text: string, start: number, end: number, isFirst: boolean): Certainty {
  const found = text.slice(start, end);
  if (!/^\p{Lu}/u.test(found)) return 'no';
  const [before, behind] = [text.slice(0, start), text.slice(end)];
  const [, word] = NAME_BEFORE.exec(before.slice(-LONGEST)) ?? [];
  const follows = word !== undefined && !BEGINS_SENTENCES.test(word);
  if ((follows || NAME_BEHIND.test(behind.slice(0, LONGEST))) && !isTitle(text)) return 'name';
  if (isInCapitals(found)) return 'perhaps';
  return isFirst && !MAY_GO_ON.test(behind.slice(0, LONGEST)) ? 'no' : 'perhaps';
}

/** Whether a word is all in capitals, as a name or a headline may be; a short one is an abbreviation. */
export function isInCapitals(word: string): boolean {
  return word.length > LONGEST_ABBREVIATION && word === word.toUpperCase();
}

const LONGEST_ABBREVIATION = 3;

/** The most letters of a name that are looked at. */
const LONGEST = 60;

/** Whether nearly all long words begin with a capital, as in a title: then a capital tells nothing. A sentence may have many names. */
export function isTitle(text: string): boolean {
  if (text.length > MAX_TITLE || /[.!?]\s*$/.test(text)) return false;
  const words = text.match(/(?<![\p{L}\p{N}])\p{L}{4,}/gu) ?? [];
  const capitalized = words.filter((word) => /^\p{Lu}/u.test(word)).length;
  return words.length > 3 && capitalized > words.length * 0.7;
}

/** The most characters of a title. */
const MAX_TITLE = 120;

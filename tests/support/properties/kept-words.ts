import { quotationsIn } from '../../../renderer/content/text/quotations';

/** Two capitalized words in the middle of a sentence. */
const NAME = /(?<=\p{Ll},? )\p{Lu}\p{Ll}+(?: (?:& |of )?\p{Lu}\p{Ll}+)+/gu;

const NEVER_TWICE =
  /^(?:the|an?|of|too?|and|or|but|than|my|our|your|their|its|we|they|if|from|into|every|because|be|this|these|those|when|which)$/;

const TAG = /<\/?[A-Za-z][^<>]*>/g;
const CODE = /^(`{3,}|~{3,})[\s\S]*?^\1|`[^`\n]*`/gm;

/** The words that a fix must not change but did: in quotations, in names, or in the text apart from its markup. */
export function problemsOfWords(before: string, after: string, replaced: Readonly<Record<string, string>>): string[] {
  const [old, now] = [bodyOf(before), bodyOf(after)];
  const kept = [...quotationsOf(old), ...(old.match(NAME) ?? [])].map(lettersOf);
  const left = lettersOf(now);
  const lost = kept.filter((words) => !left.includes(words)).map((words) => `a quotation or a name lost: ${words}`);
  const [said, says] = [saidBy(old, replaced), saidBy(now, replaced)];
  return said === says ? lost : [...lost, `the text says something else:\n${said}\n${says}`];
}

/** The text below the front matter, even if its end is mistyped, without tags and code. */
function bodyOf(file: string): string {
  return file
    .replace(/^[\s\S]*?\n[a-z]\w*:[\s\S]*?\n[-–—]{1,4}\n/, '')
    .replace(CODE, '')
    .replace(TAG, ' ');
}

function quotationsOf(body: string): string[] {
  const paragraphs = body.split(/\n\s*\n/);
  const inMarks = paragraphs.flatMap((text) => quotationsIn(text).map(({ start, end }) => text.slice(start, end)));
  return [...inMarks, ...paragraphs.filter((text) => text.startsWith('>'))];
}

/** The letters and digits of a text, without its markup. */
function lettersOf(text: string): string {
  return withoutMarkup(text).replace(/[^\p{L}\p{N}]/gu, '');
}

/** A normalized text: with the vocabulary's preferred words, one article, and without doubled words that no sentence repeats. */
function saidBy(body: string, replaced: Readonly<Record<string, string>>): string {
  const plain = withoutMarkup(body).toLowerCase();
  const preferred = Object.entries(replaced).reduce(
    (text, [avoided, use]) =>
      text.replaceAll(new RegExp(`(?<![\\p{L}\\p{N}])${avoided}(?![\\p{L}\\p{N}])`, 'gu'), use.toLowerCase()),
    plain,
  );
  const words = (preferred.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => (word === 'an' ? 'a' : word));
  const once = words.filter((word, index) => word !== words[index - 1] || !NEVER_TWICE.test(word));
  return once.filter((_word, index) => !isInSecondPair(once, index)).join('');
}

/** Whether a word is in the second of two equal pairs, as in "in the in the". */
function isInSecondPair(words: readonly string[], at: number): boolean {
  const starts = [at - 1, at].filter((start) => NEVER_TWICE.test(words[start + 1] ?? ''));
  return starts.some((start) => words[start] === words[start - 2] && words[start + 1] === words[start - 1]);
}

/** Removes comments, the bullet o of word processors, addresses, and anything that placeholders replace. */
function withoutMarkup(text: string): string {
  return text
    .replace(/<!--[\s\S]*?-->|\{\/\*[\s\S]*?\*\/\}|&[a-z]+;|&#\w+;|^\[[^\]]+\]: .*$|^ *o\t/gm, ' ')
    .replace(/\]\([^()\n]*(?:\([^()\n]*\)[^()\n]*)*\)/g, '] ')
    .replace(/\[\[+[^\][]*\]+\]|[\w.+-]+@[\w.-]+\w|(?:tel|mailto):\S+|https?:\/\/\S+|[+(]?\d[\d\s().-]{6,}\d/g, ' ');
}

import retextIndefiniteArticle from 'retext-indefinite-article';
import { VFile } from 'vfile';
import type { TextBlock } from '../checked-file/text-block';
import type { Problem } from '../diagnostics/diagnostic';
import { defineRule } from './define-rule';

/** An article that may be wrong, by the letters behind it: most are seen to be right, and the package takes its time. */
const ARTICLE =
  /(?<![\p{L}\p{N}.'’+#-])(?<article>[Aa](?=\s+["'“‘(]?(?:[aehiouAEHIOU\d]|[FLMNRSX][\p{Lu}\d]))|[Aa]n(?=\s+["'“‘(]?(?:[b-df-hj-np-tv-zB-DF-HJ-NP-TV-Z\d]|[Ee][UuWw]|[Oo][Nn]|[Uu])))\s+(?<mark>["'“‘(]?)(?<word>[\p{L}\d]+)/gu;

/** Two words of which one noun has one. Your and its before an article are you're and it's; French and Latin are left alone. */
const TWO =
  /(?<![\p{L}\p{N}.'’+#/-]|(?:[Gg]rade|[Oo]ption|[Pp]lan|[Tt]ype|[Vv]itamin|[Ll]etter|[Pp]art|[Pp]oint|[Cc]lass|[Ss]tep|[Ff]rom|[Ss]ection) )(?<first>[Aa]n?|[Tt]he|[Mm]y|[Oo]ur|[Tt]heir)\s+(?<second>an?(?! (?:la|cappella|priori|posteriori|in|is|of|and|or|was|at|to)\b)|the|my|our|your|their|this|these|those)(?=\s+\p{L})/gu;

const ANY = new RegExp(`${ARTICLE.source}|${TWO.source}`, 'u');

/** Words before which a is a letter or a grade: option a is, from a to z. */
const AFTER_LETTER = /^(?:and|or|nor|is|are|as|at|in|on|of|it|if|to|an?|i)$/i;

export default defineRule({
  category: 'Write the text',
  description:
    'A word that sounds as if it began with a vowel has "an" before it, and any other word "a". No noun has two articles.',
  rationale:
    'It is an hour and a useful tool: the sound counts, not the letter. Readers hear a wrong article, and wonder who wrote this. Before names and in quotations it is only a warning.',
  fix: 'Writes the other article, except before a name and in a quotation.',
  takesNotes: true,
  file: (file, _lists, tokens) =>
    file
      .texts({ pattern: ANY, lang: 'en', tokens })
      .flatMap((block) => [...block.find(ARTICLE, (match) => problemOf(match, block)), ...block.find(TWO, twoProblem)]),
});

/** The same word twice is reported by words-are-not-repeated. */
function twoProblem({ groups }: RegExpExecArray): Problem | undefined {
  const { first = '', second = '' } = groups ?? {};
  if (first.toLowerCase() === second) return undefined;
  return {
    severity: 'warning',
    message: `A noun has one of these words before it, not two: "${first} ${second}".`,
    suggestion: `Delete "${first}" or "${second}".`,
  };
}

function problemOf({ 0: found, index, groups }: RegExpExecArray, block: TextBlock): Problem | undefined {
  const { article = '', mark = '', word = '' } = groups ?? {};
  const isFirst = block.beginsSentence(index);
  // A capital A within a sentence is a letter: vitamin A improves.
  if ((article === 'A' && !isFirst) || AFTER_LETTER.test(word)) return undefined;
  const right = articleBefore(word);
  if (right === undefined || right === article.toLowerCase()) return undefined;
  const instead = /^A/.test(article) ? right.replace('a', 'A') : right;
  // A token is typed as such, whatever it stands for.
  const end = index + found.length;
  const typed = block.typed(end - word.length, end) ?? word;
  const isCertain = !/\p{Lu}/u.test(word) && !block.isQuoted(index, index + found.length) && !/["“‘']/.test(mark);
  return {
    severity: isCertain ? 'error' : 'warning',
    message: `Before "${word}", the article is "${right}".`,
    suggestion: `Write it like this:   ${instead} ${mark}${typed}`,
    replacement: isCertain && /^\S+ \S+$/.test(found) ? `${instead} ${mark}${word}` : undefined,
  };
}

/** Letters whose names and sounds both begin with a vowel, and with a consonant. */
const AS_VOWEL = /^[AEIO]/;
const AS_CONSONANT = /^(?:[BCDGJKPQTVWYZ]|U\p{Lu}{0,2}$)/u;

/** What no one can speak as a word is spelled: an SMS, an MP4, an MRI. But F may be "ef" or "f": a FAQ; and SQL is also said as sequel. */
const SPELLED = /^(?!SQL)(?:[FHLMNRSX][^AEIOUY]+$|[HLMNRX][^AEIOUYH]|F[^AEIOULRY]|S[BDFGJRSXZ])/;

/** What begins with the sound of you: a unicorn, and not with un-: an unidentified number. */
const AS_YOU = /^uni(?:[abcfopqvx]|directional|l(?!l)|gram|sex|son|t(?!emi)|$)/;

/** The article before a word as it sounds; undefined if both may be right. */
function articleBefore(word: string): 'a' | 'an' | undefined {
  if (/^\p{Lu}[\p{Lu}\d]+$/u.test(word)) {
    if (AS_VOWEL.test(word) || SPELLED.test(word)) return 'an';
    return AS_CONSONANT.test(word) ? 'a' : undefined;
  }
  // Larger numbers have no words, and a letter has two names.
  if (/^\d{13}/.test(word) || /^\p{L}?$/u.test(word)) return undefined;
  const lower = word.toLowerCase();
  if (/^hors$|^ou(?:ija|i)$/.test(lower)) return undefined;
  if (AS_YOU.test(lower)) return 'a';
  const isWrong = (article: 'a' | 'an') => {
    const file = new VFile();
    check(sentenceOf(article, lower), file);
    return file.messages.length > 0;
  };
  if (isWrong('a')) return 'an';
  return isWrong('an') ? 'a' : undefined;
}

const check = retextIndefiniteArticle();

/** A text as retext reads it. */
type Root = Parameters<typeof check>[0];

function sentenceOf(...words: [string, string]): Root {
  const [article, word] = words.map((value) => ({
    type: 'WordNode' as const,
    children: [{ type: 'TextNode' as const, value }],
  }));
  const children = article && word ? [article, { type: 'WhiteSpaceNode' as const, value: ' ' }, word] : [];
  return { type: 'RootNode', children: [{ type: 'SentenceNode', children }] };
}

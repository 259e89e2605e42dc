import type { TextBlock } from '../checked-file/text-block';
import type { Finding } from '../diagnostics/diagnostic';
import { defineRule } from './define-rule';

const ARTICLE = 'an?|the';
const OWNER = 'my|your|our|their|his|her|its';
/** What companies have, and no adjective is. */
const NOUN =
  'own|customers?|clients?|website|business|company|store|shop|team|phones?|orders?|inbox|data|staff|budget|brand|prices?|products?|employees?|site|names?';
/** Verbs in -ing that are no nouns, as booking and marketing are. */
const DOING = 'going|getting|trying|having|wondering|asking|hoping|missing|losing|looking|thinking|paying|waiting';
const VERB =
  'be|get|make|do|see|know|go|start|use|find|buy|sell|book|pay|call|ask|help|keep|learn|talk|send|build|grow|reach|choose';
const COMPARATIVE =
  'more|less|fewer|better|worse|rather|sooner|other|higher|lower|bigger|smaller|faster|slower|longer|shorter|easier|cheaper|earlier|later';
/** What is compared with. */
const COMPARED = `${ARTICLE}|${OWNER}|you|we|they|it|he|she|I|this|that|ever|any|what|when|expected|usual|most|one|two|three|ten|half|\\d+`;
/** What nouns come behind. */
const HAVING =
  'of|for|with|from|to|about|in|on|through|after|by|at|grow|use|know|keep|see|check|bring|get|reach|serve|tell|ask|show|help|run|answer|lose|win|meet|manage|protect|share|connect';
/** The end of what a noun belongs to. */
const END = '[.,;:!?)]| (?:and|but|or|is|are|was|were|will|can|to|for|with|in|on|by|at|from) |$';

/** What decides before a word, the word, what decides behind it, and the word that sounds like it. */
const CONFUSED: readonly (readonly [before: string, word: string, behind: string, instead: string])[] = [
  ["(?:could|should|would|must|might)(?:n['’]t)? ", 'of', ' (?!course )', 'have'],
  [`(?:${COMPARATIVE}) `, 'then', ` (?:${COMPARED})(?![\\p{L}-])`, 'than'],
  [
    '(?:more|less) (?!about )[a-z]+ ',
    'then',
    ` (?:${ARTICLE}|${OWNER}|ever|any|expected|usual|most|\\d+)(?![\\p{L}-])`,
    'than',
  ],
  ['if [^.!?;]{3,60}, ', 'than', ' (?:you|we|they|it|he|she|I|the|your|our) ', 'then'],
  ['', "it['’]s", ' own ', 'its'],
  ['', 'its', ` (?:${ARTICLE}|not|been|going|because|${OWNER}|possible|worth|important|okay) `, "it's"],
  ['', 'your', ` (?:${DOING}) (?:to|${ARTICLE}|for|it|us|this|that|your|our) `, "you're"],
  ['', 'your', ` (?:welcome(?:[.,;:!?)]| to |$)|not |(?:${ARTICLE}) )`, "you're"],
  ['', "(?:you['’]re)", ' own ', 'your'],
  ['', 'there', ' own ', 'their'],
  [`(?:${HAVING}) `, "you['’]re", ` (?:${NOUN})(?![\\p{L}-])`, 'your'],
  ['', "they['’]re", ` (?:${NOUN})(?:${END})`, 'their'],
  ['', "who['’]s", ` (?:${NOUN})(?:${END})`, 'whose'],
  ['', 'whose', ' (?:going|been|responsible|in charge) ', "who's"],
  ['', 'their', " (?:is|are|was|were|will|has been|have been|isn['’]t|aren['’]t) ", 'there'],
  [`(?:${HAVING}) `, 'there', ` (?:${NOUN})(?:${END})`, 'their'],
  [
    '(?:far|way|is|are|was|be) ',
    'to',
    ' (?:much|many|late|expensive|small|big|often|few|little)(?: (?:of|for|to) |[.,;:!?)]|$)',
    'too',
  ],
  ['(?:want|wants|need|needs|able|going|trying|how) ', 'too', ` (?:${VERB}) `, 'to'],
  [
    "(?:will|would|can|could|may|might|not|n['’]t|to|we|you|they) ",
    'loose',
    ` (?:${ARTICLE}|${OWNER}|any|customers?|money|time|sales|leads|business|orders|revenue|track|sight|touch|data|it|them)(?:[.,;:!?)]| |$)`,
    'lose',
  ],
  [`(?:${ARTICLE}|no|any|little|big|positive|negative|side|same) `, 'affect', '(?: on |[.,;:!?)]|$)', 'effect'],
  [
    "(?:will|would|can|could|may|might|not|n['’]t) ",
    'effect',
    ` (?:${OWNER}|the (?!change)|how|sales|every) `,
    'affect',
  ],
  ['(?:some|any|good|free|legal|honest|our|your|my) ', 'advise', '(?:[.,;:!?)]| (?:on|about|for|from) |$)', 'advice'],
  ['(?:we|I|can|will|would) ', 'advice', ` (?:you|${OWNER}|clients|customers|them|against) `, 'advise'],
  ['sneak ', 'peak', '', 'peek'],
  ['', 'piece', ' of mind(?:[^a-z]|$)', 'peace'],
  ['in ', 'principal', '(?:[.,;:!?]|$)', 'principle'],
  ['', 'weather', ' or not ', 'whether'],
  ['', 'bare', ' with (?:us|me)(?:[^a-z]|$)', 'bear'],
  ['per ', 'say', '(?:[.,;:!?)]|$)', 'se'],
  ['(?:am|is|are|was|were|be) ', 'suppose', ' to ', 'supposed'],
  ['(?:has|have|had) ', 'lead', ' to ', 'led'],
  ['', 'insure', ' (?:that|you get) ', 'ensure'],
  ['we ', 'except', ' (?:all|cash|cards?|credit|payments?|orders?|any|returns)(?:[^a-z]|$)', 'accept'],
  ['', 'alot', '', 'a lot'],
];

/** The words that sound like another, each with it. They come first in their pattern: it is quick to see that most words are others. */
const CONFUSIONS = CONFUSED.map(([before, word, behind, instead]) => ({
  pattern: new RegExp(
    `${word}(?<=(?<![\\p{L}\\p{N}'’-])${before}${word})(?![\\p{L}\\p{N}'’-])(?=${behind})`.replaceAll(' ', '\\s+'),
    'giu',
  ),
  instead,
}));

/** Contractions that are no words without their apostrophe. */
const CONTRACTION =
  /(?<![\p{L}\p{N}'’.@#/_-])(?:(?:do|does|did|is|are|was|were|has|have|had|would|could|should)nt|(?:you|they|we)ve|(?:you|they)(?:re|ll)|(?:that|what|there|here)s)(?![\p{L}\p{N}'’@/_-]|\.\p{L})/giu;

/** A plural with an apostrophe, after a number. An owner has a noun behind it: two people's phones. */
const PLURAL =
  /(?<=(?<![\p{L}\p{N}'’-])(?:two|three|four|five|six|seven|eight|nine|ten|many|several|these|those|various|few) )(?!wom[ae]n|m[ae]n|people|child|other|year|month|week|day|hour)\p{L}{3,}['’]s(?= (?:in|on|for|at|with|and|or|are|were|have|to|from|that|who|of) |[.,;:!?)]|$)/giu;

/** A quick test for any of them, in all texts of a file. */
const ANY = new RegExp(
  [...CONFUSIONS.map(({ pattern }) => pattern), PLURAL, CONTRACTION].map(({ source }) => source).join('|'),
  'imu',
);

export default defineRule({
  category: 'Write the text',
  description: "A word is the one that is meant where another sounds like it, such as its and it's, or then and than.",
  rationale:
    'Spelling programs know both words, so only readers notice: "could of", "more then", "it\'s own", "your welcome", "two website\'s". The words beside it decide; where they don\'t, nothing is said.',
  fix: 'Writes the other word, except in what others said.',
  takesNotes: true,
  file: (file, _lists, tokens) =>
    file
      .texts({ pattern: ANY, lang: 'en', tokens })
      .flatMap((block) => [
        ...CONFUSIONS.flatMap(({ pattern, instead }) =>
          placesOf(pattern, block, () => [`sounds like "${instead}", which is meant here`, instead]),
        ),
        ...placesOf(PLURAL, block, (found) => ['is a plural, which has no apostrophe', found.replace(/['’]s$/, 's')]),
        ...placesOf(CONTRACTION, block, (found) => ['lacks its apostrophe', withApostrophe(found)]),
      ]),
});

function withApostrophe(word: string): string {
  return word.replace(/(?:n(?=t$)|(?=(?:re|ve|ll|s)$))/i, "$&'");
}

/** @param adviceOn what is wrong with a word, and what to write instead */
function placesOf(
  pattern: RegExp,
  block: TextBlock,
  adviceOn: (found: string) => [message: string, instead: string],
): Finding[] {
  return block.find(pattern, ({ 0: found, index }) => {
    const [message, instead] = adviceOn(found);
    const isOfOthers = block.isQuoted(index, index + found.length);
    const right = /^\p{Lu}/u.test(found) ? instead.charAt(0).toUpperCase() + instead.slice(1) : instead;
    return {
      severity: isOfOthers ? 'warning' : 'error',
      message: `"${found}" ${message}.`,
      suggestion: `Write it like this:   ${right}`,
      replacement: isOfOthers ? undefined : right,
    };
  });
}

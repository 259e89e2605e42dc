import type { TextBlock } from '../checked-file/text-block';
import type { Finding } from '../diagnostics/diagnostic';
import { wordFinder } from '../text/find-words';
import {
  ARTICLE,
  COUNTED,
  EDGE,
  END,
  MODAL,
  OBJECT,
  OWNER,
  PAST,
  PREPOSITION,
  PRONOUN,
  VERB,
  VERB_WITH_S,
} from '../text/word-classes';
import { defineRule } from './define-rule';

/** Where a sentence or a clause begins; then what is next is its subject. */
const START = String.raw`(?:^|\S*[.!?]["”)]* )`;
const CLAUSE = String.raw`(?:^["“(]?|\S*[.!?,;:]["”)]* |(?:because|when|while|since|until|although|but|so|where|whenever|before|after) )`;

/** A plural by its s. Not a singular: bus, boss, axis; not what ends in s otherwise. */
const PLURAL = String.raw`(?!(?:series|species|commons|means|lens|news|\p{L}*quarters|crossroads|barracks|\p{L}+ics|sales|savings|goods|works|sports|customs|thanks|premises|always|\p{L}+times|\p{L}+wards|days|perhaps|yes|besides|hers|ours|yours|theirs|needs|${VERB_WITH_S})${EDGE})\p{Ll}{2,}[bcdefghklmnprtvwxyz]s`;
/** What is one, and said of several. */
const SEVERAL = String.raw`team|staff|crew|family|group|class|kind|lot|pair|couple|few|many|rest|most|least|best|worst|last|first|former|latter|other|above|following|people|wom[ae]n|m[ae]n|children|police|data|media|criteria|\p{L}*fold|two|three|four|five|six|seven|eight|nine|ten|\p{L}+est|\p{L}+ed|${PREPOSITION}|and|or|who|which|that|${PRONOUN}`;
/** What is behind a subject. */
const PREDICATE = ` (?:is|are|was|were|has|have|had|will|can|must|should|${PAST}|${VERB_WITH_S}|moved|asked|called|arrived|said|wanted)${EDGE}`;
const SUBJECT = 'the|our|your|my|their|his|her';
const ANY_PAST = `${PAST}|had|made|said|told|sent|bought|sold|kept|got|met|paid|felt|thought|brought|was|were|did`;

const JOINED = 'joins a word for one with a word for several';

/** Adjectives that nobody takes for a noun. */
const ADJECTIVE =
  'fast|faster|new|good|great|small|big|large|simple|clear|single|modern|free|better|short|long|nice|beautiful|professional|local|busy|slow|cheap|strong|quick|happy|secure|reliable|different';
/** What people and tools do, with an s. */
const ACTS =
  'answers|asks|calls|helps|works|runs|opens|closes|shows|starts|needs|uses|reads|looks|loves|likes|loads|saves|lets|grows|leads|pays|books';

/** What has a no in it. */
const NEGATED = String.raw`(?:\p{L}+n['’]t|cannot|never) (?:need|have|want|get|see|know|make|find|give|use|do)`;

/** What decides before words, «the words», and what decides behind them; what is wrong, and the words that are right if only some are. */
const FLAWS: readonly (readonly [pattern: string, message: string, instead?: (words: string) => string])[] = [
  [`«(?:each|another) ${PLURAL}»${PREDICATE}`, JOINED],
  [`«(?:every|an?) ${PLURAL}»${PREDICATE}| (?:want|need|${PREPOSITION}|and|or|who|that) |[.;!?)]|$`, JOINED],
  [String.raw`${CLAUSE}«an? (?!few )\p{Ll}+ (?:${PLURAL})» (?:is|was|has|${VERB_WITH_S})${EDGE}`, JOINED],
  [`«an? (?:${ADJECTIVE}) (?:${PLURAL})»${PREDICATE}| (?:${PREPOSITION}|and|or|who|that) |[.,;!?)]|$`, JOINED],
  [
    String.raw`(?:${START}(?:each|one)|(?:because|but|and|that) each) of (?:(?:${SUBJECT}|these|those) (?:\p{Ll}+ )?(?:${PLURAL})|us|them) «are|were|don['’]t|aren['’]t|start|include|need|${VERB}» `,
    'does not fit its subject, which is one',
    withS,
  ],
  [
    `(?:${START}|(?:because|but) )«the most of» (?:${SUBJECT}|these|those|us|them) `,
    'has "the" only behind a verb, as in "make the most of it"',
    () => 'most of',
  ],
  [
    String.raw`${CLAUSE}(?:${SUBJECT}|these|those|most|all(?: (?:the|our|your))?) (?:\p{Ll}+ )?(?:${PLURAL}) «${ACTS}» (?:${OBJECT}|every|each|all|at|with|for|to|in|on|within) `,
    'does not fit its subject, which is more than one',
    withoutS,
  ],
  [
    `(?:let|lets|(?:${PRONOUN}|this|will|can) (?:help|helps|make|makes)) (?:you|us|me|him|them|people|everyone|(?:${COUNTED})s?|(?:${SUBJECT}) (?:${COUNTED})s?) «${VERB_WITH_S.replace('wants|', '')}|${ACTS}»(?: (?:${OBJECT}|${PREPOSITION}|what|how|more|faster|online)${EDGE}|[.,;!?)]|$)`,
    'has the form without s here, as in "let them pay"',
    withoutS,
  ],
  [
    String.raw`(?:want|wants|wanted|able|tries|how|(?:${PRONOUN}|${MODAL}) (?:help|plan|need|hope|try)|(?:help|helps|allow|allows|want|wants) (?:you|us|them|people|(?:${COUNTED})s?|(?:${SUBJECT}) \p{Ll}+)) to «(?!(?:b|br|r|s|p|sw|spr|str|cl|st|w|fl|sl|k)ing${EDGE})\p{Ll}+ing» `,
    'is not the form that comes behind "to", as in "to go"',
  ],
  [
    String.raw`«one of (?:the|our|your|my|their|these|those) (?!(?:${SEVERAL})${EDGE})\p{Ll}{2,}[^\P{Ll}s]»${PREDICATE}`,
    'has one behind "one of", which has several',
  ],
  [
    `(?:a few|many|several|both|two|three|four|five|six|ten) «${COUNTED}»(?:${PREDICATE}| (?:${PREPOSITION}|later|ago)${EDGE}|[.;!?]|$)`,
    'is one, and the word before it means several',
    (word) => `${word}s`,
  ],
  [`«this» (?:${COUNTED})s (?:is|has|was) `, 'means one, and several are behind it', () => 'these'],
  [
    `(?:${START}(?:here|there)) «is» (?:the|our|your|some) (?:${PLURAL})(?:[.;!?)]|$)`,
    'means one, and several are behind it',
    () => 'are',
  ],
  [`«this» (?:${PLURAL}) (?:are|were|have|do|don['’]t) `, 'means one, and several are behind it', () => 'these'],
  [
    `${CLAUSE}«this» (?!(?:helps|lets)${EDGE})(?:${PLURAL}) (?:save|help|show|let|work|need|${VERB}) `,
    'means one, and several are behind it',
    () => 'these',
  ],
  [
    String.raw`«these|those» (?!(?:${SEVERAL})${EDGE})\p{Ll}{2,}[^\P{Ll}s] (?:is|was|has) `,
    'means several, and one is behind it',
    (word) => (word === 'these' ? 'this' : 'that'),
  ],
  [`${CLAUSE}(?:he|she|it) «don['’]t|do not» `, 'does not fit its subject', (verb) => verb.replace('do', 'does')],
  [`${CLAUSE}(?:he|she|it) «are|${VERB}»(?! not) `, 'does not fit its subject', withS],
  [
    `(?:${CLAUSE}|(?:what|that|as|if) )(?:they|we|you) «is|was|isn['’]t|wasn['’]t|hasn['’]t|doesn['’]t|${VERB_WITH_S}»`,
    'does not fit its subject',
    withoutS,
  ],
  [
    `${CLAUSE}I «is|are|${VERB_WITH_S}» `,
    'does not fit its subject',
    (verb) => (/^(?:is|are)$/.test(verb) ? 'am' : withoutS(verb)),
  ],
  [
    String.raw`${START}(?:each|every|this|another|an) (?!(?:${SEVERAL})${EDGE})\p{Ll}+[^\P{Ll}s] «are|were|have|don['’]t|aren['’]t» `,
    'does not fit its subject, which is one',
    withS,
  ],
  [
    `${CLAUSE}(?:${SUBJECT}) (?:${COUNTED}) «are|were|don['’]t|${VERB}» `,
    'does not fit its subject, which is one',
    withS,
  ],
  [
    `${CLAUSE}(?:${SUBJECT}|these|those|many|both|most|all(?: (?:the|our|your))?|several) (?:${PLURAL}) «is|was|isn['’]t|wasn['’]t|doesn['’]t|${VERB_WITH_S}» `,
    'does not fit its subject, which is more than one',
    withoutS,
  ],
  [
    `(?:${START}|(?:what|how|why|where|when) )«do» (?:he|she|it) (?:${VERB})${EDGE}`,
    'does not fit its subject',
    () => 'does',
  ],
  [`(?:${START}|(?:what|how|why|where|when) )«does|has» (?:you|they|we) `, 'does not fit its subject', withoutS],
  [
    String.raw`(?:(?:did|does|do)(?:n['’]t| not)|${START}(?:did|does|do) (?:${PRONOUN})|(?:what|how|why|where|when) (?:did|does|do) (?:${PRONOUN})) «${ANY_PAST}|${VERB_WITH_S}|(?!\p{L}*eed|embed|shed)\p{Ll}{3,}ed»`,
    'is not the form that "do" has behind it, as in "do not go"',
  ],
  [
    `(?:(?:what|how(?: long| often| far| many)?|why|where|when|that) |${START})«does (?:he|she|it) (?:means|works|${PLURAL})»`,
    'has two verbs that fit "it", and one is enough, as in "does it go"',
  ],
  [
    String.raw`(?<=\p{L} )(?<!\b(?:${SUBJECT}|an?|of|free|good|own) )(?!d)${MODAL} (?:not |also |never )?«${ANY_PAST.replace('saw|', '')}|${VERB_WITH_S}» `,
    'is not the form that comes behind such a verb, as in "can go"',
  ],
  [
    `(?:want|wants|wanted|have|has|had|need|needs|able|try|going|like|used) to «${ANY_PAST}|${VERB_WITH_S}» `,
    'is not the form that comes behind "to", as in "to go"',
  ],
  [
    `${CLAUSE}(?:${PRONOUN}) (?:(?:have|has|had) (?:not |never |already |just )?)|(?:has|have|had)n['’]t |(?:${PRONOUN})['’]ve «${PAST}»`,
    'is not the form that comes behind "have", as in "have gone"',
  ],
  [`(?:been|being) «${PAST}|${VERB_WITH_S}» `, 'is not the form that comes behind "been"'],
  [
    `${CLAUSE}(?:${PRONOUN}) «(?:am|are|is) (?:agree|want|need|know|hope)»`,
    'are two verbs, of which one is right',
    (verbs) => verbs.replace(/^\S+\s+/, ''),
  ],
  ['«(?:is|are) been» ', 'has the wrong first verb', (verbs) => verbs.replace('is', 'has').replace('are', 'have')],
  [
    '(?:was|were|been|is|are) «advise|suppose|allow|invite|expect|require|oblige» to ',
    'lacks its end',
    (verb) => verb.replace(/e?$/, 'ed'),
  ],
  ['(?:is|are|was|were) «know» (?:for|as|by) ', 'lacks its end', () => 'known'],
  [`${START}(?:${PRONOUN}) «use» to (?:${VERB}|be)${EDGE}`, 'is "used" where something was so once', () => 'used'],
  [
    `look(?:ing|s|ed)? forward to «${VERB.replace('|do', '')}»`,
    'has the form in -ing here, as in "look forward to seeing you"',
  ],
  [
    `(?:good|bad|great|interested|busy) (?:in|at|with) «answer|help|call|ask|book|open|use|${VERB}» (?:${OBJECT}) `,
    'has the form in -ing here, as in "good at answering"',
  ],
  [`(?:without|instead of|by|about) «${VERB}» (?:${OBJECT}) `, 'has the form in -ing here, as in "by asking"'],
  [
    `(?:want|wants|wanted|able) «${VERB.replace('|do', '')}|be|pay» (?:${OBJECT}|${PREPOSITION}|what|how|more) `,
    'lacks "to"',
    (verb) => `to ${verb}`,
  ],
  [
    `(?:${CLAUSE}(?:${PRONOUN}) (?:can|could|should)|lets? (?:you|us|me|him|them|customers|clients|guests|people)) «to» (?:${VERB}|be|book|pay|call|ask|order|talk|help|use|answer)${EDGE}`,
    'is not typed here',
  ],
  [String.raw`(?:${PRONOUN}|(?:${COUNTED})s) must «to» \p{L}`, 'is not typed here'],
  [
    String.raw`neither (?:${SUBJECT}|a) \p{L}+ (?:\p{L}+ )?«or» (?:${SUBJECT}|a) `,
    'is "nor" behind "neither"',
    () => 'nor',
  ],
  ['either (?:(?!or )[^.,;:!?]){1,40} «nor» ', 'is "or" behind "either"', () => 'or'],
  [
    String.raw`there «is|was» (?:many(?! an? )|several|various|few|(?:two|three|four|five|six|ten)(?! \p{L}+s['’])|(?:some|no) (?:${COUNTED})s) `,
    'means one, and several are behind it',
    withoutS,
  ],
  [String.raw`${NEGATED} «no» (?!for |to |one |longer )\p{L}`, 'is a second no in this sentence', () => 'any'],
  [
    `${NEGATED} «nothing|nobody|none|nowhere»`,
    'is a second no in this sentence',
    (word) => (word === 'none' ? 'any' : word.replace('no', 'any')),
  ],
  ['(?:nobody|no one|nothing) «never» ', 'is a second no in this sentence', () => 'ever'],
  [
    `(?:how|too|so|as|very|that) «much» (?:people|(?:${COUNTED})s)(?:${END}| (?:do you|did you|are|were|at|in|on|per|for|from|that) )`,
    'is for what nobody counts',
    () => 'many',
  ],
  [
    `«many» (?:information|money|advice|traffic|software|content|news|feedback|equipment|work|knowledge|progress)(?:${END}| (?:is|was|for|about|from|to|on|in|has) )`,
    'is for what can be counted',
    () => 'much',
  ],
  [`(?:too|so|very|are|have) «much» (?:people|(?:${COUNTED})s)${EDGE}`, 'is for what nobody counts', () => 'many'],
  [
    `«less» (?:people|(?:${COUNTED}|click|call|step|mistake|visit|booking|complaint|problem|field|tool|meeting|bug)s)(?:[.,;:!?)]|$| )`,
    'is for what nobody counts',
    () => 'fewer',
  ],
  [`«amount» of (?:people|(?:${COUNTED})s)${EDGE}`, 'is for what nobody counts', () => 'number'],
  [
    `(?:${SUBJECT}) «(?:customer|client|guest|shop|store|visitor|user)s|companies» (?:opening|website|inbox|owner|password|calendar|budget|menu|software|manager|opinion|phone number|email address|name (?:is|and|in)|business hour|hours (?:is|are))`,
    'lacks the apostrophe of an owner, as in "the shop\'s name"',
  ],
  [
    '(?:is|are|was|were|be|much|even|far|gets?) «more (?:better|worse|easier|cheaper|faster|slower|higher|lower|bigger|smaller|shorter|longer|simpler|safer|stronger|taller|older)»',
    'are two words for one thing',
    (words) => words.replace(/^\S+\s+/, ''),
  ],
  [
    `(?:${ARTICLE}|${OWNER}) «most (?:best|worst|(?:fast|cheap|easi|simpl|short|long|small|larg|great|high|low|strong)est)»`,
    'are two words for one thing',
    (words) => words.replace(/^\S+\s+/, ''),
  ],
  ['«despite of»', 'is "despite" alone', () => 'despite'],
  ['(?:discuss|discusses|discussed|discussing) «about» ', 'is not typed behind "discuss"'],
  [
    `(?:explain|explains|explained) «me|us|him|them» (?:${ARTICLE}|${OWNER}|how|what|why|that) `,
    'lacks "to"',
    (word) => `to ${word}`,
  ],
];

const flawedWords = wordFinder(
  FLAWS.map(([context, message, instead]) => ({ context, message, instead })),
  'u',
);

/** A capital at the beginning of a sentence, which tells no name; "I" is a word. */
const FIRST_CAPITAL = /(?:[A-HJ-Z]|I(?=\p{L}))(?<=(?:^|[.!?]["”)]*\s+)["“(]?.)/gu;

export default defineRule({
  category: 'Write the text',
  description:
    'Words of a sentence fit each other: each order is, orders are, he does not, we have gone, there are many, neither one nor the other.',
  rationale:
    'Visitors take a sentence such as "Each customers get" or "he don\'t" for carelessness, or for a fraud. Only what the words of grammar decide is told, such as "each", "was", and "neither".',
  takesNotes: true,
  file: (file, _lists, tokens) => file.texts({ lang: 'en', tokens }).flatMap(flawsIn),
});

function flawsIn(block: TextBlock): Finding[] {
  const text = block.text.replace(FIRST_CAPITAL, (letter) => letter.toLowerCase());
  return flawedWords(text).flatMap(({ row: { message, instead }, match: { 0: words, index } }) => {
    const end = index + words.length;
    // What others say is theirs.
    if (block.isQuoted(index, end)) return [];
    const found = block.text.slice(index, end);
    const right = instead?.(words);
    return block.at(index, end, {
      severity: 'warning',
      message: `"${found}" ${message}.`,
      found,
      suggestion:
        right === undefined
          ? 'Read the sentence aloud, and correct it.'
          : `Write it like this:   ${asFirst(found, right)}`,
    });
  });
}

/** Words with a capital if those that they replace have one. */
function asFirst(found: string, right: string): string {
  return /^\p{Lu}/u.test(found) ? right.charAt(0).toUpperCase() + right.slice(1) : right;
}

const PAIRS: readonly (readonly [one: string, several: string])[] = [
  ['is', 'are'],
  ['was', 'were'],
  ['has', 'have'],
  ['does', 'do'],
];

/** A verb behind he, she, or it. */
function withS(verb: string): string {
  const [word = '', rest = ''] = verb.split(/(?=n['’]t$)/);
  const pair = PAIRS.find(([, several]) => several === word);
  return pair ? `${pair[0]}${rest}` : `${verb}${verb === 'go' ? 'es' : 's'}`;
}

/** A verb behind they, we, or you. */
function withoutS(verb: string): string {
  const [word = '', rest = ''] = verb.split(/(?=n['’]t$)/);
  const pair = PAIRS.find(([one]) => one === word);
  return pair ? `${pair[1]}${rest}` : verb.replace(/(?<=go)es$|s$/, '');
}

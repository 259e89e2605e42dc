import type { TextBlock } from '../checked-file/text-block';
import type { Finding } from '../diagnostics/diagnostic';
import { wordFinder } from '../text/find-words';
import { ARTICLE, BE, COUNTED, EDGE, MODAL, OBJECT, OWNER, PREPOSITION, PRONOUN, QUESTION } from '../text/word-classes';
import { defineRule } from './define-rule';

/** What companies have, and no adjective is. */
const NOUN =
  'own|customers?|clients?|website|business|company|store|shop|team|phones?|orders?|inbox|data|staff|budget|brand|prices?|products?|employees?|site|names?|numbers?|passwords?|address(?:es)?|email|time|money|doors?|car|van|house|home|way|work|job|place|size|value|power|users|patience|choice|questions?|answers?|messages?';
/** Verbs in -ing that are no nouns, as booking and marketing are, and neither is what lasts (during) or a thing. */
const DOING =
  '(?!(?:during|morning|evening|\\p{L}{0,9}thing|spring|string|king|ring|wing|ceiling|sibling|building|meeting|booking|training|marketing|opening|closing|wedding|painting|drawing|listing|heading|spelling|wording|filing|housing|clothing|funding|hosting|pricing|branding|planning|understanding|thinking|reading|\\p{L}*writing|outing|knitting|teaching|standing|hearing|setting|rating|landing|lighting|parking|shipping|billing|timing|advertising|offering|saying|warning|feeling|being|beginning|ending|meaning|packaging|backing|cooking|learning|upbringing|mailing|testing|tracking|messaging|coding|engineering|manufacturing|processing|earning|finding|holding|covering|following|greeting|posting|recording|ordering|selling|hiring|reporting|scheduling|onboarding)s?(?![\\p{L}-]))\\p{L}{2,}ing';
/** Of those, the ones that may have a preposition behind them. */
const SURELY = 'going|getting|trying|wondering|asking|hoping|missing|losing|looking|waiting|paying';
const VERB =
  'be|get|make|do|see|know|go|start|use|find|buy|sell|book|pay|call|ask|help|keep|learn|talk|send|build|grow|reach|choose|write|read|say|tell|show|take|give|put|look|check|work|change|try|have|come|meet|open|close|answer|order';
const COMPARATIVE =
  'more|less|fewer|better|worse|rather|sooner|other|higher|lower|bigger|smaller|faster|slower|longer|shorter|easier|cheaper|earlier|later|harder|older|younger|stronger|simpler|safer|larger|greater';
/** What is compared with. */
const COMPARED = `${ARTICLE}|${OWNER}|you|we|they|it|he|she|I|this|that|ever|any|what|when|expected|usual|most|one|two|three|ten|half|\\d+`;
/** What nouns come behind. */
const HAVING =
  'of|for|with|from|to|about|in|on|through|after|by|at|grow|use|know|keep|see|check|bring|get|reach|serve|tell|ask|show|help|run|answer|lose|win|meet|manage|protect|share|connect|leave|leaves|left|forgot|forget|lost|gave|give|gives|enter|type|wrote|change|changed|open|opened|close|closed|sent|send|do|did';
/** The end of what a noun belongs to. */
const END = '[.,;:!?)]| (?:and|but|or|is|are|was|were|will|can|to|for|with|in|on|by|at|from|when|before) |$';
/** The end of a clause, or what begins another part of it. */
const STOP = `[.,;:!?)]| (?:and|but|or|so|because|when|while|if|that|than|${PREPOSITION}) |$`;
const START = '(?:^|\\S*[.!?] )';
/** How something is, which is no verb. */
const TOO =
  'much|many|late|expensive|small|big|often|few|little|heavy|hot|cold|hard|easy|high|low|fast|busy|early|old|young|cheap|far|soon|good|bad|weak|strong|wide|deep|tight|loud|thin|thick|dark|bright|difficult|complex|complicated|dangerous|risky|large|long|short';

/** A verb, and what sounds like it and is none. */
const NO_VERBS = {
  loose: 'lose',
  effect: 'affect',
  advice: 'advise',
  breath: 'breathe',
  proof: 'prove',
  belief: 'believe',
  meat: 'meet',
  sale: 'sell',
  login: 'log in',
  setup: 'set up',
  signup: 'sign up',
  checkout: 'check out',
  backup: 'back up',
};

/** Ways to go, and to take someone along. */
const GO =
  'walk|walks|walked|walking|guide|guides|guided|guiding|go|goes|going|click|clicks|clicking|lead|leads|leading|run|runs|running|talk|talks|talking|scroll|scrolls|scrolling|come|comes|came|take|takes|step|steps|pass|passes|passing|look|looks|looking|search|browse|book|order|pay|contact us|reach us|halfway';

/** A noun, and what sounds like it and is a verb. */
const NO_NOUNS = { affect: 'effect', advise: 'advice', breathe: 'breath', prove: 'proof', believe: 'belief' };

/** What only a verb follows. What can advice do, and can login fail? A question may have a noun there. */
const BEFORE_VERB = String.raw`(?!(?:${QUESTION}|and|or|but) )\p{L}+ ${MODAL} (?:(?:not|also|always|never|only|easily) )?|please |(?:let|lets|help|helps) (?:you|us|me|them) |(?:want|wants|wanted|need|needs|how|able|ready|try|trying|have|has|had|like|easy|easier) to `;

/** What a clause begins with, such as "when you're ready", and how someone is in it. */
const CONJUNCTION = 'when|if|because|until|once|while|since|unless|soon as|think|know|knew|hope|sure';
const STATE = 'ready|done|late|busy|sure|happy|able|finished|gone|available|interested|satisfied|sorry';

/** Patterns: what decides before a word, «the word», what decides behind it, and → the word that sounds like it. */
const CONFUSED: readonly string[] = [
  "(?:could|should|would|must|might)(?:n['’]t)? «of» (?!course ) → have",
  `(?:${COMPARATIVE}) «then» (?:${COMPARED})${EDGE} → than`,
  String.raw`(?:more|less) (?!about )[a-z]+ «then» (?:${ARTICLE}|${OWNER}|ever|any|expected|usual|most|\d+)${EDGE} → than`,
  `rather [a-z]+ «then» (?:${VERB})${EDGE} → than`,
  'if [^.!?;]{3,60}, «than» (?:you|we|they|it|he|she|I|the|your|our)  → then',
  String.raw`\S*, «than» (?:${VERB}) (?:${OBJECT}|${PREPOSITION})  → then`,
  '(?:and|since|until) «than»  → then',
  "«it['’]s» own  → its",
  String.raw`(?:of|in|on|with|by|from|into|through|within|without) «it['’]s» (?!(?:${ARTICLE}|not|all|just|only|like|too|so|very|hard|easy|clear|time|worth|no|best|better|possible|${QUESTION}|${PRONOUN})${EDGE})(?!\p{L}+(?:ing|ly|ed)${EDGE})\p{L}+(?:${END}) → its`,
  `(?:opened|closed|opens|closes|lost|loses|lose|changed|changes|change|kept|keeps|has|had|have|made|makes) «it['’]s» (?:${NOUN})(?:${END}) → its`,
  String.raw`(?:(?:${ARTICLE}|${OWNER}|every|each|this) \p{L}*[^s\P{L}]|he|she|it|which|who) (?!(?:think|say|know|show|mean|hope|feel|believ|find|see|tell|seem|look|notic|decid|realiz|learn|assum|i|wa|ha|insist|agre|explain|confirm|warn|wish)(?:e?s|e?d)${EDGE})\p{L}{2,}(?:s|ed) «it['’]s» (?!(?:${ARTICLE}|not|all|just|only|like|too|so|very|no|best|better|${QUESTION}|${PRONOUN})${EDGE})(?!\p{L}+(?:ing|ly|ed)${EDGE})\p{L}+(?:${END}| (?:${ARTICLE}|every) ) → its`,
  `«it['’]s» (?:${NOUN}) (?:is|are|was|were|has|have)  → its`,
  `«its» (?:${ARTICLE}|not|been|going|because|${OWNER}|possible|worth|important|okay|what|why|how|who)  → it's`,
  `«its» (?:${COMPARATIVE}) (?:to|than|if|when)  → it's`,
  "«its» (?:hard|easy|clear|true|great|nice|simple|safe|ready|likely|up|useful|helpful|free) (?:to|that)  → it's",
  String.raw`«its» (?:always|never|already|just|also|really|often|usually|probably|actually|not) (?:${ARTICLE}|\p{L}+ing(?:${STOP})|(?:easier|better|best|hard|easy|too|there|here|been|worth)${EDGE}) → it's`,
  "«its» (?:raining|snowing|happening|coming|getting|taking|becoming)  → it's",
  `«your» (?:(?:${SURELY}) (?:to|at|for)|${DOING} (?:${OBJECT}))${EDGE} → you're`,
  `(?:what|who|where|how|when|if|why) «your» ${DOING}(?:${STOP}) → you're`,
  `«your» (?:welcome(?:[.,;:!?)]| to |$)|not |(?:${ARTICLE}) |(?:able|ready|sure|happy|free) (?:to|that|if) ) → you're`,
  `(?:${CONJUNCTION}) «your» (?:${STATE})(?:${STOP}) → you're`,
  `(?:${CONJUNCTION}) «their» (?:${STATE}|going|coming|waiting|looking|trying)(?:${STOP}) → they're`,
  `(?:${CONJUNCTION}) «there» (?:${STATE}|going|coming|waiting|looking|trying)(?:${STOP}) → they're`,
  `(?:is|that['’]s|it['’]s|on|in|at|of|for|to|with|from) «you['’]re» (?:${NOUN})${EDGE} → your`,
  "«you['’]re» own  → your",
  `«you['’]re» (?:${NOUN}) (?:is|are|was|were|has|have|will|can)  → your`,
  `(?:${HAVING}) «you['’]re» (?:${NOUN})${EDGE} → your`,
  '«there» own  → their',
  `«they['’]re» (?:${NOUN})(?:${END}) → their`,
  `«their» (?:(?:${SURELY}) (?:to|at|for)|${DOING} (?:${OBJECT}))${EDGE} → they're`,
  "«their» (?:not|able|ready)  → they're",
  "«their» (?:is|are|was|were|will|has been|have been|isn['’]t|aren['’]t)  → there",
  `(?:is|are|was|were|will) «their» (?:${ARTICLE}|any|no|anything|something|enough|more)  → there`,
  `(?:over|out|up|down|in|be|been|get|got|go|is|are) «their»[.;!?]|,(?! (?:and|or|our|your|my|not) )| (?:${PREPOSITION})  → there`,
  "over «they['’]re»[.,;!?] → there",
  `(?:${HAVING}) «there» (?:${NOUN})(?:${END}) → their`,
  `${START}«there» (?:${NOUN}) (?:is|are|was|were|has|have|needs?|comes?)  → their`,
  `«who['’]s» (?:${NOUN})(?:${END}) → whose`,
  String.raw`«who['’]s» (?!(?:${PRONOUN}|${QUESTION}|sure|glad|happy|afraid|aware|sorry|there|here)${EDGE})(?!\p{L}+(?:ing|ed)${EDGE})\p{L}+ (?:this|that|it|these|those) (?:is|was|are|were|belongs)${EDGE} → whose`,
  String.raw`(?:${START}|(?:ask|know|knows|see|tell|guess|wonder|asks) )«who['’]s» (?!(?:${PRONOUN}|${QUESTION}|new|late|there|here|next|first|last|best|right|in|out)${EDGE})(?!\p{L}+(?:ing|ed)${EDGE})\p{L}+ (?:is|was|are|were)${EDGE} → whose`,
  `«whose» (?:been |responsible |in charge |(?:ready|able) (?:to|for) |(?:not|there|here|next|behind|already)(?:${STOP})) → who's`,
  `«whose» ${DOING}(?:${STOP}| (?:out|up|off|over|next|now|today|${OBJECT})${EDGE}) → who's`,
  `${START}«lets» (?:look|go|see|take|start|begin|talk|make|say|be|get|find|keep|try|meet|build|put|think|ask|give|do|not|dive|walk|assume|face|read|write) (?:${OBJECT}|${PREPOSITION}|${QUESTION}|back|out|up|some|one|more)${EDGE} → let's`,
  `(?:far|way|${BE}) «to» (?:${TOO})(?: (?:of|for|to) |[.,;:!?)]|$) → too`,
  String.raw`(?:have|has|had|costs?|there are|there were|there is|there was|take|takes|took|pay|paid|spent|asks?|asked) «to» (?:much|many) (?!to )\p{L} → too`,
  '(?:send|sends|sent|write|writes|wrote|get|gets|got) «to» many (?:messages|emails|letters|texts|calls|reminders|questions|words|lines|orders|newsletters) → too',
  String.raw`\S*, «to»[.!?] → too`,
  `(?:want|wants|wanted|need|needs|able|going|trying|try|like|how|ready|happy|used|easy|easier|time) «too» (?:${VERB})${EDGE} → to`,
  '(?:too|came|come|comes|broke|breaks?|is|are|was|were) «lose»[.,;!?]| (?:and|so|in|on|at)  → loose',
  `(?:do|does|did) [^.!?;,]{1,30} «effect» (?:${OWNER}|you|us|them|it)${EDGE} → affect`,
  ...Object.entries(NO_VERBS).flatMap(([noun, verb]) => [
    `${BEFORE_VERB}«${noun}»(?! (?:(?:an? |the )?changes?|pages?|be|help|work|run|fail)${EDGE}) → ${verb}`,
    `(?:to|and|I|you|we|they|do|always|never|then) «${noun}» (?:${OWNER}|the|us|me|them|it|nothing|money|customers|clients)${EDGE}(?! change) → ${verb}`,
  ]),
  ...Object.entries(NO_NOUNS).map(
    ([verb, noun]) =>
      `(?:${ARTICLE}|${OWNER}|no|any|some|little|good|free|legal|deep|each|last|more|expert|professional|honest|personal|practical|clear|for|of|with|without) «${verb}»(?:[.,;:!?)]| (?:is|was|${PREPOSITION}) |$) → ${noun}`,
  ),
  String.raw`(?:${ARTICLE}|no|any|little|such) \p{L}+ «affect» on  → effect`,
  '«affects» (?:of|on)  → effects',
  `(?:${ARTICLE}|${OWNER}|these|many|some) «advises» → advice`,
  String.raw`(?:it|this|which|price|weather) «effects» (?:${OWNER}|the|us|you|how|every\p{L}*|people)${EDGE}(?! change) → affects`,
  `(?:do|does|did) [^.!?;,]{1,30} «effect» (?:${OWNER}|you|us|them|it)${EDGE} → affect`,
  `«loosing» (?:${OBJECT}|${NOUN})${EDGE} → losing`,
  `«looses» (?:${OBJECT}|${NOUN})${EDGE} → loses`,
  '(?:we|I) «belief» in  → believe',
  '(?:we|I) «advice»  → advise',
  '(?:on|for) «sell»(?:[.,;:!?)]|$) → sale',
  `«its» time to (?:${VERB}|close|leave|learn)${EDGE} → it's`,
  '«excepts» → accepts',
  'side «affects» → effects',
  'in the «passed»(?:[.,;!?]|$) → past',
  `(?:I|we) «here» (?:${ARTICLE}|${OWNER})  → hear`,
  '(?:turn|turns|turned) «write» → right',
  `(?:he|she|they|I) «past» (?:me|us|him|them|it)  → passed`,
  '(?:not|never|to) «loose» (?:hope|time|sight|track|patience|heart)(?:[.,;:!?)]| |$) → lose',
  'sneak «peak» → peek',
  `«peaked» (?:${OWNER}|the) (?:interest|curiosity|attention) → piqued`,
  `«peaks» (?:${OWNER}|the) (?:interest|curiosity|attention) → piques`,
  '«piece» of mind(?:[^a-z]|$) → peace',
  'a «peace» of (?!mind|sorts) → piece',
  'in «principal»(?:[.,;:!?]|$) → principle',
  '«principle» (?:reason|cause|aim|goal|source|factor|architect|engineer|city|role|place) → principal',
  '«principle» of (?:the|our|a) (?:school|college) → principal',
  '«compliment» (?:each other|one another)(?! on ) → complement',
  `(?:designs?|colors?|services?|features?|fonts?|which) «compliments» (?:${ARTICLE}|${OWNER})  → complements`,
  `let (?:us|me|them) «no» (?:${QUESTION}|about|by|as|your)  → know`,
  `let (?:us|me|them) «now» (?:${QUESTION}|about|by|as)  → know`,
  `${START}«everyday» (?:${ARTICLE}|${OWNER}|${PRONOUN})  → every day`,
  '«payed»(?! out) → paid',
  '«irregardless» → regardless',
  '«intensive» purposes → intents and',
  `(?:${BE}|become|becomes) «apart» of  → a part`,
  String.raw`(?:${START}(?:${ARTICLE}|this|our) \p{L}+|it|which|he|she) «lead» (?:us|me|him|her|them|customers|(?:${ARTICLE}|${OWNER}) \p{L}+) (?:to|into|through)  → led`,
  '(?:it|which|he|she) «lead» to  → led',
  '(?:contact|email|visit|join|message|tell|ask|reach|trust|call) «use»(?:[.!?]| (?:before|on|at|by|if|today|now|when|about) |$) → us',
  `(?:send|sends|sent|give|gave|it|them|bring|back|write|talk|speak|next|according|due|thanks) «too» (?:me|us|you|him|her|them|${ARTICLE}|${OWNER})  → to`,
  '(?:want|wants|need|needs|like|going|have) to «lay» down(?:[.,;!?]| (?:and|for|after|before|on) |$) → lie',
  String.raw`(?:we|to|should|can|will) «brake» (?:down|up|(?:${OBJECT}) (?:\p{L}+ )?(?:into|down|up))  → break`,
  String.raw`(?!(?:go|goes|went|walked|drove|far|just|half|got|ran|looked|moved|is|was) )\p{L}+ «past» (?:the|our|this|every|all) (?:tests?|exams?|checks?|audits?|inspection|law) → passed`,
  '«weather» or not  → whether',
  `(?:know|knows|care|cares|see|sees|ask|asks|asked|decide|decides|check|checks|tell|tells|wonder|wonders|sure|matter|matters|find out|depends on|regardless of) «weather» (?:${PRONOUN}|${ARTICLE}|${OWNER}|to|this|that|there|any|some|people|customers|clients|visitors)  → whether`,
  `(?:${GO}) (?:(?:you|us|me|him|her|them|it|people|everyone|customers|clients|visitors|(?:${ARTICLE}|${OWNER}) \\p{L}+) )?«threw» (?:${ARTICLE}|${OWNER}|it|this|that|these|those|all|each|every)  → through`,
  '(?:take|takes|took|taking|a quick|a little) (?:a (?:quick |first |little |closer )?)?«peak» (?:at|into|inside|behind)  → peek',
  '«peak» (?:inside|behind the (?:scenes?|curtains?)) → peek',
  `(?:daily|open|week|days?|free|included|same|everywhere|finished) «accept» (?:for|on|when|${ARTICLE})  → except`,
  `(?:give|gives|gave|giving|get|gets|got|getting|need|needs|offer|offers|seek) (?:(?:you|us|me|them|him|her) )?«advise»(?:[.,;:!?)]| (?:${PREPOSITION}|and|or|that|before|when) |$) → advice`,
  `to «advice» (?:you|your|clients|customers|people)${EDGE} → advise`,
  '(?:the|good|bad|fine|cold|hot) «whether»[.,;!?]| (?:is|was|gets|in|on|and|report|forecast)  → weather',
  '«bare» with (?:us|me)(?:[^a-z]|$) → bear',
  'per «say»(?:[.,;:!?)]|$) → se',
  '(?:am|is|are|was|were|be) «suppose» to  → supposed',
  '(?:has|have|had|was|were|been|be) «lead» (?:to|by|into|through|astray)  → led',
  `«insure» (?:that (?:${ARTICLE}|${OWNER}|${PRONOUN}|all|every|each|no)|you get)  → ensure`,
  `(?:we|please|cannot|not|do you|can you) «except» (?:all|cash|cards?|credit|payments?|orders?|any|returns|${ARTICLE}|${OWNER})${EDGE} → accept`,
  `(?:every(?:one|thing|body)|all|anyone|nothing|nobody|no one) «accept» (?:${ARTICLE}|${OWNER}|for|on|in)  → except`,
  `(?:he|she|we|they|I|who|has|have|had) «past» (?:${ARTICLE}|${OWNER}|away|along|on)  → passed`,
  '(?:is|are|was|were|been|be) «past» (?:to|on to|along to) (?:the|a|your|our|their)  → passed',
  '(?:half|drive|drives|drove|walk|walks|walked|go|goes|went|run|runs|ran|get|got) «passed»  → past',
  'the «passed» (?:few|two|three|year|years|month|months|week|weeks|decade) → past',
  String.raw`(?:I|we|you|they|\p{L}+n['’]t) «no» (?:${ARTICLE}|${OWNER}|${QUESTION}|it|this)  → know`,
  `(?:he|she|we|they|I|who|nobody|everyone) «new» (?:${ARTICLE}|${OWNER}|${QUESTION}|about|it)  → knew`,
  String.raw`(?:can|could|will|to|never|ever|\p{L}+n['’]t|can you|you can) «here» (?:${ARTICLE}|${OWNER}|${QUESTION}|about|it|from (?:you|us|them))  → hear`,
  '(?:right|over|come|came|click|from|down|up|is|are|was|were) «hear»[.,;!?]| (?:to|for|and)  → here',
  '(?:be|is|was|are|were|keep|stay|stays|very|too) «quite»[.,;!?]| (?:while|when|during|and|please)  → quiet',
  '«quiet» (?:an?|sure|likely|different|possible|easily|the same)  → quite',
  '(?:we|they) «where»  → were',
  '«were» (?:are|is|do|does|did|can|will|was)  → where',
  `(?:place|point|know|see|show|tell|ask) «were» (?:${PRONOUN})  → where`,
  `(?:know|knows|see|sees|show|shows|ask|tell|tells) «wear» (?:${PRONOUN}|${ARTICLE}|${OWNER})  → where`,
  `(?:${PREPOSITION}|see|call|use|all) «are» (?:${NOUN})(?:${END}) → our`,
  `(?:it|them|come|comes|came|away|far|different|back|starting|apart|range|made|taken|heard|hear|sent) «form» (?:${ARTICLE}|${OWNER}|us|you|here|there|home)  → from`,
  '(?:the|a|this|contact|order|short|online) «from»[.,;!?]| (?:and|is|below|has)  → form',
  String.raw`(?:^|\S*[.,!?] )«do» to (?:${ARTICLE}|${OWNER}|bad|high|rain|snow) [^.!?,]{2,40}, → due`,
  String.raw`(?:\p{L}{2,}ed|written|made|sent|paid|done|run|built|sold|given|taken|shown) «buy» (?:${OBJECT}|\p{L}+ing)  → by`,
  '(?:want to|able to|going to|like to) «by»  → buy',
  '(?:to|can|will|please) «right» (?:us|me|down|an? (?!wrong)) → write',
  `(?:${BE}|not|exactly) «write»[.,;!?]| (?:now|here|there|on|for|away)  → right`,
  `(?:web|building|construction|job|our|your) «sight»(?:${END}| (?:opens|has|loads)) → site`,
  '(?:the|our|your|their) «cite» → site',
  '(?:have|has|had) «all ready»  → already',
  `(?<!(?:the|of|in|an|our|your) )«everyday»(?:[.;!?]| (?:${PREPOSITION}|${PRONOUN}|after|before|when|since|until) |$) → every day`,
  `${START}«may be» (?:${PRONOUN}|${ARTICLE}|${OWNER}|not|this|that|there)  → maybe`,
  '(?:the|a) «hole» (?:shop|day|week|story|team|thing|time|point|year|world|site|page|family|process|country|company|month|night|house) → whole',
  '(?:different|same|shorter|shortest|faster|fastest|scenic|delivery|bus) «root» (?:to|through|from|home|along|across|in)  → route',
  `(?:play|plays|played|playing) (?:${ARTICLE}|${OWNER}) (?:(?:key|big|bigger|important|large|small|central|major|main|leading|vital|great) )?«roll» → role`,
  'a «waist» of  → waste',
  '(?:take|takes|need|needs) a (?:short )?«brake» → break',
  '(?:press|hit|release|pull|on) the «break»[.,;!?]| (?:before|when|and|in|at)  → brake',
  `(?:to|we|will|can) «meat» (?:${OBJECT}|with|at|on|in)  → meet`,
  '(?:the|office|some|our) «stationary»[.,;!?]| (?:is|are|in|store|shop)  → stationery',
  `${START}«than» (?:${PRONOUN}|${VERB}|${ARTICLE})  → then`,
  'free «reign» → rein',
  '«alot» → a lot',
];

/** What begins a clause or goes on with it behind "from there". */
const BEHIND_THERE = `${ARTICLE}|${OWNER}|${PRONOUN}|${PREPOSITION}|${QUESTION}|${BE}|as|has|have|had|will|can|could|should|would|may|might|must|and|or|but|not|no|now|today|tomorrow|tonight|yesterday|too|also|first|then|often|just|again|soon|already|alone|still|yet|once|twice|instead|anyway|somewhere|every|each|all|everything|everyone|remains?|seems?|exists?|used|needs?|comes?|goes|go|before|after|until|since|while|onwards?|home|back|up|down|out|off|right|long`;
/** How to get someone or something somewhere. */
const LEAD =
  'lead|leads|led|bring|brings|brought|take|takes|took|guide|guides|point|points|link|links|connect|connects|add|adds|get|gets|go|goes|went|come|comes|deliver|delivers|move|moves|turn|return|returns|switch|talk|listen|reply|respond|close|back|directly|straight|compared|similar|access';

/** Patterns as in CONFUSED, where the word may still be right. */
const SUSPECTED: readonly string[] = [
  String.raw`(?:${PRONOUN}|${MODAL}|to|please) (?:(?:not|also|now|only|gladly|always) )?«except» (?:${OBJECT}|(?!(?:as|always|sometimes|perhaps|besides|unless)${EDGE})\p{L}+s)${EDGE} → accept`,
  String.raw`(?!(?:${PRONOUN}|${MODAL}|to|and|or|please|that|not|who|which|people|also|always|never|only)${EDGE})\p{L}*[^s\P{L}] «accept» for  → except`,
  String.raw`(?:of|on|with|for|to|into|about|by|within|without|through|under) «there» (?!(?:${BEHIND_THERE}|\p{L}+ly)${EDGE})\p{L} → their`,
  String.raw`(?:in|at|from) «there» (?!(?:${BEHIND_THERE}|\p{L}+ly)${EDGE})\p{L}+(?:${END}) → their`,
  String.raw`(?:${LEAD}) (?:(?:(?:${ARTICLE}|${OWNER}) )?\p{L}+ )?«too» (?:${ARTICLE}|${OWNER}) (?!(?:same|next|last|more|moment|day|week|other)${EDGE}) → to`,
  String.raw`\p{L}+s «advice» (?:you|us|them|him|her|me) (?:on|to|about|in|which|how|what)  → advise`,
];

/** Contractions that are no words without their apostrophe. */
const CONTRACTION =
  '(?<![.@#/_])«(?:do|does|did|is|are|was|were|has|have|had|would|could|should)nt|(?:you|they|we)ve|(?:you|they)(?:re|ll)|(?:that|what|there|here)s»(?![@/_]|\\.\\p{L})';

/** A plural with an apostrophe, after a number. An owner has a noun behind it: two people's phones. */
const PLURAL =
  "(?:two|three|four|five|six|seven|eight|nine|ten|many|several|these|those|various|few) «(?!wom[ae]n|m[ae]n|people|child|other|year|month|week|day|hour)\\p{L}{3,}['’]s»(?: (?:in|on|for|at|with|and|or|are|were|have|to|from|that|who|of) |[.,;:!?)]|$)";

/** A plural with an apostrophe, and what only several do: our client's start with a call. */
const PLURAL_BEFORE_VERB = `(?:the|our|your|their|most|many|all|these|those) «(?:${COUNTED.replace('team member|', '')})['’]s» (?:(?:are|were|have|don['’]t|know|see|get|choose|send|receive|become) |(?:start|begin) (?:with (?!us )|by |using |their )|(?:start|begin|want|need|like|love) to |(?:say|take|find|buy|make|like|love|need|want|use|order|book|call|ask|pay|trust|tell|give) (?:their|our|us|it|them|what|how|more|less) )`;

interface Row {
  context: string;
  severity: 'error' | 'warning';
  message: string;
  rightFor: (found: string) => string;
}

const wrongWords = wordFinder<Row>(
  [
    ...CONFUSED.map((row) => confusion(row, 'error')),
    ...SUSPECTED.map((row) => confusion(row, 'warning')),
    {
      context: PLURAL,
      severity: 'error',
      message: 'is a plural, which has no apostrophe',
      rightFor: withoutApostrophe,
    },
    {
      context: PLURAL_BEFORE_VERB,
      severity: 'warning',
      message: 'is a plural, which has no apostrophe',
      rightFor: withoutApostrophe,
    },
    { context: CONTRACTION, severity: 'error', message: 'lacks its apostrophe', rightFor: withApostrophe },
  ],
  'iu',
);

function confusion(row: string, severity: Row['severity']): Row {
  const [context = '', instead = ''] = row.split(' → ');
  return { context, severity, message: `sounds like "${instead}", which is meant here`, rightFor: () => instead };
}

export default defineRule({
  category: 'Write the text',
  description: "A word is the one that is meant where another sounds like it, such as its and it's, or then and than.",
  rationale:
    'Spelling programs know both words, so only readers notice: "could of", "more then", "it\'s own", "your welcome", "two website\'s". The words beside it decide; where they don\'t, nothing is said.',
  fix: 'Writes the other word, except in what others said, and where the word may be right.',
  takesNotes: true,
  file: (file, _lists, tokens) => file.texts({ lang: 'en', tokens }).flatMap(wrongWordsIn),
});

function wrongWordsIn(block: TextBlock): Finding[] {
  return wrongWords(block.text).map(({ row: { severity, message, rightFor }, match: { 0: found, index } }) => {
    const end = index + found.length;
    const isUnsure = severity === 'warning' || block.isQuoted(index, end);
    const instead = rightFor(found);
    const right = /^\p{Lu}/u.test(found) ? instead.charAt(0).toUpperCase() + instead.slice(1) : instead;
    return block.at(index, end, {
      severity: isUnsure ? 'warning' : 'error',
      message: `"${found}" ${message}.`,
      found,
      suggestion: `Write it like this:   ${right}`,
      replacement: isUnsure ? undefined : right,
    });
  });
}

function withoutApostrophe(word: string): string {
  return word.replace(/['’]s$/, 's');
}

function withApostrophe(word: string): string {
  return word.replace(/(?:n(?=t$)|(?=(?:re|ve|ll|s)$))/i, "$&'");
}

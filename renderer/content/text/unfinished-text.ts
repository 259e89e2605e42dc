import { MERGE_FIELDS } from './merge-fields';

/** What is left in a text that is not finished, and what to do about it. */
interface Remains {
  /** What it is, after its words in quotation marks. */
  what: string;
  todo: string;
  /** Where it is no mistake: a quotation shows it as an example, and a table says that there is none. */
  isFineIn?: 'quotes' | 'tables';
  patterns: readonly RegExp[];
}

/** Words that stand for others, as in [Name] or [your company]. */
const BLANKS =
  'name|first name|last name|full name|company|company name|client|client name|customer|customer name|product|product name|brand|date|day|month|year|time|city|place|price|amount|number|link|url|phone|phone number|email|email address|address|title|headline|text|quote|source|logo|image|picture|photo|tbd|tbc|todo|tk';

/** The list of placeholders and debris; content adds phrases of its own under `placeholders` in vocabulary.yaml. */
const REMAINS: readonly Remains[] = [
  {
    what: 'looks like a placeholder',
    todo: 'Write the real text.',
    isFineIn: 'quotes',
    patterns: [/\b(?:lorem ipsum|dolor sit amet|tk tk)\b/gi],
  },
  {
    what: 'looks like a placeholder',
    todo: 'Write the real text.',
    patterns: [
      // A label of a form says it without a verb.
      /(?<=^|[.!?] )(?:Company|Client|Brand|Product) Name (?!is|as|has|does|fields|plus)\p{Ll}{2,}s(?= \p{Ll})/gu,
      // The thing that belongs there: a visitor may insert a card, and add a photo.
      /(?<!\p{L} )\b(?:insert|add|put|place|drop) (?:[\w'’-]+ ){0,3}(?:text|name|quote|copy|image|link|url|number|figure|stats?|price|date|title|headline|caption|testimonial|logo|address|company|example|paragraph|cta|button) (?:[\w'’-]+ ){0,4}here\b/giu,
      // A text about forms may have a "placeholder text": only alone is it one.
      /^\s*(?:placeholder|dummy|sample) text\.?\s*$/gi,
      /\b(?:your|enter|add|type) (?:own )?(?:text|headline|title|name|company|logo|content) here\b/gi,
      /\b(?:text|headline|title|subtitle|description|content|caption|quote) goes here\b/gi,
      // Only in capitals: "todo" is a Spanish word. After a name, as in Super Bowl XXX, three X are thirty.
      // Before a name, an abbreviation is part of it: TBC Bank.
      /\b(?:TODO(?! lists?\b)|FIXME|(?<!\b(?:said|says|reads?|wrote|marked|word) )TB[ACD](?! \p{Lu}\p{Ll}+(?!:))|XXXX+|(?<![A-Z][a-z]+ )XXX)\b/gu,
      /\bt(?:bd|bc)\b/g,
      // Journalists' mark for what is to come; TK Maxx is a name.
      /(?<![\p{L}\p{N}-])TK(?! \p{Lu})(?![\p{L}\p{N}-])/gu,
      /(?<=^|[:(–—-] ?|\b(?:dates?|times?|prices?|venue|place|speakers?|details?|address|location|name)(?: (?:is|are))? )(?:still )?to be (?:confirmed|announced|determined|decided|defined|written)(?=[.,;)\]]|\s*$)/gi,
      // Not between other words in capitals, as in GROW YOUR BUSINESS TODAY.
      /(?<![A-Z]{2} )\bYOUR (?:COMPANY|NAME|BRAND|TEXT|CITY|PRODUCT|BUSINESS|LOGO)\b(?! [A-Z]{2})/g,
      // Two X are twenty after a name, and a chromosome beside a Y.
      /(?<![\p{L}\d$€£.,/-]|[A-Z][a-z]+ )XX(?:[.,]XX+)*%?(?![\p{L}\d/-])(?! (?:century|chromosomes?|(?:and|or) XY)\b)/gu,
      /[$€£] ?X{1,3}\b/g,
      /(?<![\w?!.,;:)\]"'’”])\?{3,}/g,
      /_{4,}/g,
    ],
  },
  {
    what: 'looks like a placeholder',
    todo: 'Write the real text.',
    isFineIn: 'tables',
    patterns: [/^\s*n\/a\.?\s*$/gi],
  },
  {
    what: 'stands for words that are still to be filled in',
    isFineIn: 'quotes',
    todo: 'Write the words that belong here. If visitors are to see the brackets, write them as code:   `[Name]`',
    patterns: [
      new RegExp(`(?<![\\w\\][])\\[(?:(?:your|client|customer)[ _])?(?:${BLANKS})\\](?![\\][(:\\w])`, 'gi'),
      /(?<![\w\][])\[(?:insert|enter|your|placeholder|tbd|tbc|todo) [^\][]{1,80}\](?![\][(:\w])/gi,
    ],
  },
  {
    what: 'is a field that a mail program fills in, but visitors would see it',
    todo: 'Write words that fit every reader instead, or delete it.',
    patterns: [MERGE_FIELDS],
  },
  {
    what: 'looks like a note to a colleague',
    todo: 'Answer it, and delete it. A note that nobody sees is written   {/* note */}   in a text, and   # note   in a field.',
    patterns: [
      /[([]@\p{Lu}\p{L}*[ ,:][^()[\]]{0,200}[)\]]/gu,
      /(?<![\w.])@\p{Lu}\p{L}*,? (?:please|pls|can you|could you|to check)\b/gu,
      /[([](?!\w+[)\]])(?:(?:please|pls|to) )?(?:check|confirm|verify|ask|double-check)(?: (?:this|that|with|again|please|pls))*(?: \p{Lu}\p{L}+)?[?!.]*[)\]](?![\](])/gu,
      /\[(?:citation|source|reference|quote|link|photo|picture|image|figure) needed\]/gi,
      /[([](?:note to self|comment|question for) ?[:-][^()[\]]{0,200}[)\]]/gi,
      /[([](?:[Nn]ote|NOTE|[Qq]uestion|[Rr]eminder|[Mm]essage|[Cc]omment) (?:for|to|from) (?:\p{Lu}\p{Ll}+|us|legal|design|marketing|the team)\b[^()[\]]{0,200}[)\]]/gu,
    ],
  },
  {
    what: 'was left by a tool that writes texts',
    todo: 'Delete it, and read the text around it once more: is every word of it true?',
    patterns: [
      // It agrees first, and then announces the text. A clerk in a chat agrees, too, but announces something else.
      /(?:^|(?<=["“]))(?:Certainly|Sure(?: thing)?|Of course|Absolutely|Great question|Happy to help)[!,.:—–-]+ ?(?:(?:Here(?:'|’| i)?s?|Below)\b[^.!?\n]{0,80}\b(?:version|rewrite|draft|revision|paragraph|summary|outline|translation|headlines?|text|post)\b|I(?:'|’)(?:ve|ll) (?:revise|rewr[io]t|rephrase|rework|shorten|polish|edit|improve|expand|condense|summarize))/g,
      /\bas an? (?:AI|artificial intelligence|large)(?: language)? (?:language )?model, I\b|\bAs an AI language model\b/gi,
      /\bas of my last (?:knowledge )?(?:update|training)\b/gi,
      // An offer to work on the text.
      /\b(?:(?:let me know|tell me) if you(?:['’]d| would)? (?:like|want|need)|would you like) (?:me to|a|any|another|this)\b[^.?!]{0,40}\b(?:adjust|rewrite|rephrase|revise|refine|shorten|shorter|longer|expand|tweak|tailor|translate|polish|version|draft|tone|changes|edits|section)\b[^.?!]{0,60}[.?!]?/gi,
      /\bI can (?:also )?(?:adjust|rewrite|rephrase|revise|shorten|expand|tweak|tailor|polish) (?:this|it|the (?:text|tone|copy|draft))\b/gi,
      /\bI hope this (?:helps|email finds you well)\b/gi,
      /\bHere(?:'|’| i)s (?:an?|the|your|my) (?:\p{L}+(?:-\p{L}+)? ){0,3}(?:version|draft|rewrite|revision|summary|paragraph|text)(?: of (?:your|the|this) (?:\p{L}+ )?(?:text|paragraph|draft|copy|page|article|section|content|blog post|email|message))\b|\bHere(?:'|’| i)s (?:a|the|your) (?:revised|rewritten|improved|polished|updated|shorter|more concise|friendlier) (?:version|text|draft|paragraph)\b/gu,
      /\b(?:I'm|I am|I’m) (?:sorry|unable|not able),? (?:but )?(?:as an AI|I can(?:not|'t|’t) (?:assist|help with|browse|access)|to browse)\b/g,
      /【[^】]{0,80}】|:contentReference\[|\boaicite\b|(?<![A-Za-z])(?:cite)?turn\d+[a-z]{4,}\d+/g,
    ],
  },
  {
    what: 'is a shortcode of another program',
    isFineIn: 'quotes',
    todo: 'Delete it, and write what it made in Markdown, such as a link:   [our prices](/pricing)',
    patterns: [
      /(?<![\w\][])\[(?<shortcode>[a-z][a-z_-]{2,})(?: [^\][]{0,200})?\][^\][]{0,200}\[\/\k<shortcode>\]/g,
      /(?<![\w\][])\[\/?[a-z][a-z_-]{2,}(?: [a-z_-]+=(?:"[^"]*"|'[^']*'|“[^”]*”|[^\s\][]+))+ ?\/?\](?![\](])/g,
    ],
  },
  {
    what: 'is what a spreadsheet shows in place of a value that it could not find',
    todo: 'Write the value that belongs here.',
    patterns: [
      /(?<![\w#])#(?:REF!|DIV\/0!|VALUE!|NAME\?|NULL!|NUM!|N\/A(?!\w)|SPILL!|CALC!|GETTING_DATA)|^\s*#{5,}\s*$/g,
    ],
  },
  {
    what: 'is the mark of a note in the text that this was copied from',
    isFineIn: 'quotes',
    todo: 'Delete it. A note of this page is written   [^1]   with a line   [^1]: …   at the end.',
    // Behind a mark, or before one: list[1] is code.
    patterns: [/(?<=[.,;!?”"])\[[1-9]\d?\](?=[\s)]|$)|(?<=\p{Ll}{3})\[[1-9]\d?\](?=[.,;!?](?:\s|$))/gu],
  },
  {
    what: 'was left by a mail program',
    todo: 'Delete it.',
    patterns: [
      /^\s*(?:Sent|Gesendet|Envoyé|Enviado) (?:from|with|via|using) (?:my \p{Lu}?\p{L}+|(?:\p{Lu}[\p{L}.]* ?){1,4}(?:for \p{L}+)?)\.?\s*$/gmu,
      /^\s*(?:-{2,} ?)?(?:Original Message|Forwarded message|Begin forwarded message:?)(?: ?-{2,})?\s*$/gim,
      /^\s*On (?:\p{L}{3,9},? )?[\p{L}\d ,/.:]{6,40} wrote:\s*$/gmu,
    ],
  },
  {
    what: 'was left by a word processor',
    todo: 'Delete it, or do what it says.',
    patterns: [
      /\bComment(?:ed)? \[[A-Z]{1,3}\d{1,3}\]:?/g,
      // The words of an empty control of a form.
      /\b(?:Click|Tap|Click or tap|Press) here to (?:enter|add|type|insert|edit)(?: (?:an?|the|your))? (?:text|title|date|notes?|subtitle|heading|content|caption|name|footer)\b\.?/gi,
      /\b(?:Choose an item|Click to (?:add|edit) (?:text|title|subtitle|notes))\b\.?/g,
      // The foot of a page; in a sentence it may be meant.
      /(?:^\s*|\|\s*)page \d{1,3} (?:of|\/) \d{1,3}\s*$/gi,
      /\bNOTE TO (?:[A-Z]{3,} ?){1,3}:?|\b(?:editor|author|writer|designer)['’]?s? note to self\b:?/g,
      /\bCONFIDENTIAL\b[^.]{0,40}\bDRAFT\b|\bDRAFT\b[^.]{0,40}\bCONFIDENTIAL\b|\bDRAFT\b ?[–—:-]? ?(?:DO|NOT|FOR)\b[^.]{0,40}|\bFOR INTERNAL USE ONLY\b/g,
      // A comment with the initials of its author, such as [ML1].
      /(?<![\w\][])\[[A-Z]{2,3}\d{1,3}\](?![\][(:\w])/g,
      /\[(?:Deleted|Inserted|Formatted|Commented|Comment)(?: \[[^\][]*\])?: ?[^\][]{0,200}\]?/g,
      /\bError! (?:Reference source not found|Bookmark not defined|Hyperlink reference not valid)\b/g,
    ],
  },
];

/** All patterns in two, as they mind capitals or not: nearly no text has any. */
const ANY = ['u', 'iu'].map((flags) => {
  const own = REMAINS.flatMap(({ patterns }) => patterns).filter((each) => each.ignoreCase === flags.includes('i'));
  return new RegExp(own.map(({ source }) => source).join('|'), flags.replace('u', 'mu'));
});

/** A part of a text that is not finished. */
export interface Unfinished {
  found: string;
  start: number;
  end: number;
  what: string;
  todo: string;
  isFineIn?: Remains['isFineIn'];
}

/** Where a text has a placeholder for text that is still to be written, or what tools and colleagues left in it. */
export function placeholdersIn(text: string): Unfinished[] {
  if (ANY.every((pattern) => text.search(pattern) < 0)) return [];
  const all = REMAINS.flatMap(({ patterns, ...remains }) =>
    patterns.flatMap((pattern) => {
      // matchAll() copies the pattern first.
      if (text.search(pattern) < 0) return [];
      return [...text.matchAll(pattern)].flatMap(({ 0: whole, index }) => {
        if (remains.isFineIn === 'quotes' && isQuoted(text, index)) return [];
        const found = whole.trim();
        const start = index + whole.indexOf(found);
        return [{ found, start, end: start + found.length, ...remains }];
      });
    }),
  );
  // One may be inside another, as in [TODO].
  return all
    .toSorted((one, other) => one.start - other.start || other.end - one.end)
    .filter(({ end }, index, sorted) => (sorted[index - 1]?.end ?? -1) < end);
}

/** How long a quotation may be in which a placeholder is an example. */
const LONGEST_QUOTE = 300;

/** Whether a quotation mark opens before an offset, and none closes it. */
function isQuoted(text: string, offset: number): boolean {
  const before = text.slice(Math.max(0, offset - LONGEST_QUOTE), offset);
  const straight = before.split('"').length - 1;
  return straight % 2 === 1 || /[“„«][^”»]*$/.test(before);
}

/** Whether a text is nothing but a placeholder. No other rule needs to report it. */
export function isPlaceholder(text: string): boolean {
  return placeholdersIn(text).some(({ found }) => found === text);
}

/** What is before a closing bracket that has no pair: the number or letter of an entry, as in a) or 1), and a face. */
const LONE = /(?:^|\s)(?:\p{N}{1,2}|[a-z]|[ivx]{1,4})$|[:;]-?$/iu;

/** Feet and inches, as in 6'2" and 15". */
const INCHES = /\d"/g;

/** Brackets that were meant as a token, which markup-is-complete reports, and those that touch no word: signs. */
const NO_BRACKET = /\[{2}[^\][]*\](?!\])|(?<!\[)\[[^\][]*\]{2}|\[(?=\s|$)|(?<=^|\s)\]/g;

/** A bracket or a quotation mark, and where it is. */
interface LoneMark {
  mark: string;
  start: number;
}

/** The first bracket or quotation mark of a text that has no other half, if there is one. */
export function unbalancedIn(text: string): LoneMark | undefined {
  const withoutSigns = text.replace(NO_BRACKET, ({ length }) => ' '.repeat(length));
  return unpaired(text, '(', ')') ?? unpaired(withoutSigns, '[', ']') ?? unpairedQuote(text) ?? oddQuote(text);
}

function unpaired(text: string, open: string, close: string): LoneMark | undefined {
  const opened: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === open) opened.push(at);
    if (text[at] !== close) continue;
    if (opened.length > 0) opened.pop();
    else if (!LONE.test(text.slice(Math.max(0, at - 6), at))) return { mark: close, start: at };
  }
  const [start] = opened;
  return start === undefined ? undefined : { mark: open, start };
}

/** Other languages close with “ what „ opens, or open and close with ”. */
function unpairedQuote(text: string): LoneMark | undefined {
  const isEnglish = !/[„«»]|(?<![\p{L}\p{N}\p{P}])”/u.test(text);
  return isEnglish ? unpaired(text, '“', '”') : undefined;
}

function oddQuote(text: string): LoneMark | undefined {
  const marks = text.replace(INCHES, '').split('"').length - 1;
  const typed = text.split('"').length - 1;
  // A number at the end of a quotation looks like inches.
  return marks % 2 === 1 && typed % 2 === 1 ? { mark: '"', start: text.lastIndexOf('"') } : undefined;
}

import type { List } from './define-list';

const OPENING = '[[';
const TOKEN = /\[\[([^\][]*)\]\]/g;

/** The text of a token, named without its brackets; undefined if there is no such token. */
export type TextOfToken = (id: string) => string | undefined;

/** The tokens of a site. */
export interface Tokens {
  /** What may be in double brackets. */
  names: readonly string[];
  /** What stands for a token. */
  textOf: TextOfToken;
  /** A text as visitors read it, with its tokens filled in. */
  fill(text: string): string;
}

/** Every token of a text, with its place in the text. */
export function tokensOf(text: string): { id: string; start: number; end: number }[] {
  // A fast path: few texts have tokens.
  if (!text.includes(OPENING)) return [];
  return [...text.matchAll(TOKEN)].map((match) => ({
    id: match[1] ?? '',
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** The tokens of a site, by their names. @param data the data files, by the names of their lists */
export function tokensOfLists(lists: readonly List[], data: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.assign({}, ...lists.map((list) => (list.name in data ? list.tokens?.(data[list.name]) : undefined)));
}

/** The tokens of a site, for rules on files. */
export function siteTokens(tokens: Readonly<Record<string, string>>): Tokens {
  const textOf = tokenReader(tokens);
  return { names: Object.keys(tokens), textOf, fill: (text) => fillTokens(text, textOf) };
}

/** Looks tokens up. */
export function tokenReader(tokens: Readonly<Record<string, string>>): TextOfToken {
  return (id) => (Object.hasOwn(tokens, id) ? tokens[id] : undefined);
}

/** The text with every token replaced. In the address of a number, only its digits are kept. */
export function fillTokens(text: string, textOf: TextOfToken): string {
  // A text that a token stands for may have tokens itself; tokens-are-not-nested ensures that these stand for plain texts.
  const filled = fillOnce(text, (id) => {
    const found = textOf(id);
    return found && fillOnce(found, textOf);
  });
  if (filled.startsWith('tel:')) return filled.replace(/[^tel:+\d]/g, '');
  // As the address of a chat with a number: only telephones expect the plus.
  const [, before, number] = (filled !== text && /^(https:\/\/.*\/)(\+?[\d ().-]+)$/.exec(filled)) || [];
  return before !== undefined && number !== undefined ? before + number.replace(/\D/g, '') : filled;
}

function fillOnce(text: string, textOf: TextOfToken): string {
  return text.includes(OPENING) ? text.replace(TOKEN, (token, id: string) => textOf(id) ?? token) : text;
}

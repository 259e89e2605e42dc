/** An address, with or without what a browser adds. A page has letters: /pricing, not the sounds of a word between slashes. */
const ADDRESS = String.raw`(?:\/(?!\/)|#(?=[a-z])|https?:\/\/|mailto:|tel:|www\.)[\w./?#=&%@:~+,-]*[\w/]|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,}(?:\/[\w./?#=&%~-]*)?`;
const WORDS = String.raw`[^\][()\n]+`;

/** Brackets of one kind in place of the other. A line may end between the two pairs, but no paragraph. */
const WORDS_FIRST = new RegExp(
  `(?=[\\][(])(?<!!)(?<a>[\\][(])(?<words>${WORDS})(?<b>[\\][)])[ \\t]*\\n?[ \\t]*(?<c>[[(])(?<address>${ADDRESS})(?<d>[\\][)])`,
  'gu',
);
const ADDRESS_FIRST = new RegExp(
  `(?=[[(])(?<!!)(?<a>[[(])(?<address>${ADDRESS})(?<b>[\\])])(?<c>[[(])(?<words>${WORDS})(?<d>[\\])])`,
  'gu',
);

interface MisplacedLink {
  start: number;
  end: number;
  /** The link that was meant, in Markdown. */
  link: string;
}

/** Links that Markdown does not read, because their brackets are swapped or apart, or their address comes first. */
export function misplacedLinksIn(text: string): MisplacedLink[] {
  if (!/[\][]/.test(text)) return [];
  const plain = text.replace(/\[\[[^\][]*\]\]/g, (token) => '\0'.repeat(token.length));
  const wordsFirst = [...plain.matchAll(WORDS_FIRST)].flatMap(({ 0: found, index, groups = {} }) =>
    linkOf(found, index, index + 1, groups, text),
  );
  const addressFirst = [...plain.matchAll(ADDRESS_FIRST)].flatMap(({ 0: found, index, groups = {} }) =>
    linkOf(found, index, index + found.length - 1 - (groups.words?.length ?? 0), groups, text),
  );
  return [...wordsFirst, ...addressFirst];
}

function linkOf(found: string, start: number, wordsAt: number, groups: Record<string, string>, text: string) {
  const { a = '', b = '', c = '', d = '', words = '', address = '' } = groups;
  const brackets = a + b + c + d;
  // Markdown reads it as a link.
  const isRead = brackets === '[]()' && (wordsAt > start + 1 ? !/\s/.test(words) : found.includes(']('));
  // Two pairs of parentheses are a sentence.
  if (isRead || !/[\][]/.test(brackets) || !/[\p{L}\p{Extended_Pictographic}\p{Regional_Indicator}\0]/u.test(words))
    return [];
  const typed = text.slice(wordsAt, wordsAt + words.length).trim();
  return [{ start, end: start + found.length, link: `[${typed}](${withScheme(address)})` }];
}

function withScheme(address: string): string {
  if (/^(?:\/|#|https?:|mailto:|tel:)/.test(address)) return address;
  return address.includes('@') ? `mailto:${address}` : `https://${address}`;
}

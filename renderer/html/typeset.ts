import { escapeHtml, unescapeHtml } from './escape-html';
import { typesetText } from './typeset-text';

/** An element whose text is run, sent, or shown exactly as it is; a comment; a tag; or text. */
const PIECE = new RegExp(
  [
    /<(?<raw>script|style|textarea|pre|code|kbd|samp|svg)\b[^>]*>[\s\S]*?<\/\k<raw>>/,
    /<!--[\s\S]*?-->/,
    /<(?<slash>\/?)(?<name>[a-z][a-z0-9]*)(?<attributes>[^>]*)>/,
    /(?<text>[^<]+)/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gi',
);

/** Elements inside a line of text. All other elements begin a new line. */
const INLINE = /^(?:a|abbr|b|bdi|cite|code|data|del|dfn|em|i|ins|kbd|mark|s|samp|small|span|strong|sub|sup|time|u)$/;

/** Elements without a closing tag (HTML, section 13.1.2). */
const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

/** The properties that a browser hydrates an island with. */
const ISLAND_PROPS = /(?<= data-props=")[^"]*/;

/** A property that is a path or a URL: scripts open it, or send it. */
const ADDRESS = /^(?:\/|https?:\/\/)\S*$/;

/** A quick test: quotation marks are references in HTML. */
const MAY_CHANGE = /['"&-]|Art|\d [apKMG]/;

/** What comes after a letter is no opening mark. */
const LETTER = 'x';

/**
 * Sets texts as a printer would, see typesetText(). Attributes, code, and texts in other languages
 * stay as they are.
 * @param html that React rendered: a document, or a part of one
 * @param siteLanguage the language of all texts that do not name another
 * @param lang the language of the page
 */
export function typeset(html: string, siteLanguage: string, lang = siteLanguage): string {
  const [own] = siteLanguage.split('-');
  const isForeign = (other = siteLanguage) => other.split('-')[0] !== own;
  if (isForeign(lang)) return html;
  // What comes before the body are titles for machines.
  const start = Math.max(0, html.indexOf('<body'));
  let before = '';
  let foreign: { name: string; depth: number } | undefined;
  const body = html.slice(start).replace(PIECE, (piece: string, ...found) => {
    const { raw, slash, name, attributes = '', text }: Record<string, string | undefined> = found.at(-1);
    const element = raw ?? name;
    if (element !== undefined && !INLINE.test(element)) before = '';
    else if (raw) before = LETTER;
    if (text !== undefined) {
      const set =
        foreign || !MAY_CHANGE.test(text) ? text : escapeHtml(typesetText(unescapeHtml(text), siteLanguage, before));
      before = set.at(-1) ?? '';
      return set;
    }
    if (name === undefined) return piece;
    if (foreign) {
      if (name === foreign.name) foreign.depth += slash ? -1 : 1;
      if (foreign.depth === 0) foreign = undefined;
    } else if (!slash && !VOID.test(name) && isForeign(/ lang="([^"]*)"/.exec(attributes)?.[1])) {
      foreign = { name, depth: 1 };
    } else if (attributes.includes(' data-props='))
      return piece.replace(ISLAND_PROPS, (props) => typesetProps(props, siteLanguage));
    return piece;
  });
  return html.slice(0, start) + body;
}

/** The texts of an island's properties, which must match its HTML. */
function typesetProps(attribute: string, language: string): string {
  const set = (_key: string, value: unknown) =>
    typeof value === 'string' && !ADDRESS.test(value) ? typesetText(value, language) : value;
  return escapeHtml(JSON.stringify(JSON.parse(unescapeHtml(attribute), set)));
}

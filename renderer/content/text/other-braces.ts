/** An attribute of a heading, a picture, or a paragraph, as other programs write it: {#our-tips}, {width=50}, {: .note }. */
const ATTRIBUTES = /^\{:?\s*(?:(?:[#.][\w-]+|[\w-]+=(?:"[^"\n]*"|'[^'\n]*'|[^\s{}"']+))\s*)+\\?\}$/;

/** The beginning of a shortcode: {{< figure, {{% notice, {% hint, {:toc, and the macros of Confluence, such as {info} or {code:java}. */
const SHORTCODE =
  /^\{(?:\{[<%]\s*|%-?\s*|::?)\/?(?:end)?([\w-]+)|^\{(anchor|children|code|color|column|excerpt|expand|info|jira|noformat|note|panel|quote|section|status|tip|toc|warning)(?::[^{}]*)?\}$/;

/** Conditions and variables of templates are another matter. */
const OF_TEMPLATES = /^(?:if|else|elsif|elif|for|unless|case|when|assign|capture|set|block|extends)$/;

const FOR_SHORTCODES: readonly [name: RegExp, suggestion: string][] = [
  [/^(?:figure|image|img|picture)$/, 'Write a picture like this:   ![What it shows](/media/picture.webp)'],
  [
    /^(?:hint|notice|alert|admonition|callout|info|note|tip|warning|danger|panel)$/,
    'Delete it, begin each line of what is in it with >, and write its kind above:   > [!NOTE]',
  ],
  [/^(?:code|highlight|noformat|raw)$/, 'Write ``` on a line above the code and on one below it.'],
  [/^(?:ref|relref|link|post_url)$/, 'Write a link like this:   [its words](/contact)'],
  [/^quote$/, 'Begin each line of the quotation like this:   > quoted'],
  [/^toc$/, 'Delete it: pages have a table of contents where they need one.'],
];

/** What is wrong with braces that mean something in another program, and what to do; undefined for other braces. */
export function otherBraces(found: string): { message: string; suggestion: string } | undefined {
  if (ATTRIBUTES.test(found)) return { message: attributeMessage(found), suggestion: `Delete ${found}.` };
  const [, tag, macro] = SHORTCODE.exec(found) ?? [];
  const name = tag ?? macro;
  if (name === undefined || OF_TEMPLATES.test(name)) return undefined;
  const [, suggestion = 'Delete it.'] = FOR_SHORTCODES.find(([pattern]) => pattern.test(name)) ?? [];
  return { message: `This is a command of another program, which means nothing here: ${found}`, suggestion };
}

function attributeMessage(found: string): string {
  if (found.includes('#')) return `Headings get their anchors by themselves, from their words, but found ${found}.`;
  if (/\b(?:width|height|size)=/.test(found))
    return `A picture is as wide as the text, or as its file, but found ${found}.`;
  return `A text has no styles, but found ${found}.`;
}

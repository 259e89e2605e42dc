const DELETE_TAGS = 'Delete the tags and keep the text.';

/** The Markdown for HTML tags that come with text pasted from word processors and web pages. */
const MARKDOWN: Readonly<Record<string, string>> = {
  ...forEach(['b', 'strong'], 'Write bold text like this:   **bold**'),
  ...forEach(['i', 'em'], 'Write emphasized text like this:   *emphasized*'),
  ...forEach(['s', 'del', 'strike'], 'Write deleted text like this:   ~~deleted~~'),
  ...forEach(
    ['u', 'ins'],
    'Delete the tags and keep the text: underlined text looks like a link. For emphasis, write *emphasized*.',
  ),
  a: 'Write a link like this:   [its words](/contact)',
  img: 'Write a picture like this:   ![What it shows](/media/picture.webp)',
  br: 'Leave an empty line to begin a new paragraph, or end the line with \\ to break only the line.',
  p: 'Delete the tags, and leave an empty line between paragraphs.',
  h1: 'Delete it: the headline of the page is in its fields. Write a heading in the text like this:   ## Heading',
  h2: 'Write the heading like this:   ## Heading',
  h3: 'Write the heading like this:   ### Heading',
  h4: 'Write the heading like this:   #### Heading',
  h5: 'Write the heading like this:   ##### Heading',
  h6: 'Write the heading like this:   ###### Heading',
  ul: 'Begin each entry of the list with a hyphen:   - entry',
  ol: 'Begin each entry of the list with its number:   1. entry',
  li: 'Begin the entry with a hyphen or its number:   - entry',
  blockquote: 'Begin each line of the quotation like this:   > quoted',
  hr: 'Write a line like this, with an empty line above and below:   ***',
  code: 'Write code like this:   `code`',
  pre: 'Write ``` on a line above the code and on one below it.',
  ...forEach(
    ['table', 'thead', 'tbody', 'tr', 'th', 'td'],
    'Write the rows of the table like this, with | - | - | below the first:   | one | two |',
  ),
  ...forEach(['sup', 'sub'], 'Write the raised or lowered character itself, such as ² or ₂.'),
  ...forEach(
    ['div', 'span', 'font', 'center', 'small', 'big', 'section', 'article', 'header', 'footer', 'o:p'],
    DELETE_TAGS,
  ),
  audio:
    'Delete it. A recording stays where it is published, and the text links to it:   [Listen to the talk (20 minutes)](https://example.com/talk)',
  ...forEach(
    ['script', 'style', 'form', 'input', 'button', 'svg'],
    'Delete it: a text can contain only text, links, and pictures.',
  ),
};

function forEach(tags: readonly string[], suggestion: string): Record<string, string> {
  return Object.fromEntries(tags.map((tag) => [tag, suggestion]));
}

const PASTE_AGAIN = 'If you pasted this text, paste it again without formatting (Ctrl+Shift+V, on a Mac Cmd+Shift+V).';

/** The tags of videos, and of frames that show them. */
const VIDEO = new Set(['video', 'iframe', 'object', 'embed', 'source', 'track']);

function videoIn(component: string | undefined): string {
  const link = '[How it works](https://vimeo.com/76979871)';
  return component === undefined
    ? `Link to the video:   ${link}`
    : `Write a video with <${component}> and </${component}> on lines of their own, and between them its picture and a link to it:   ${link}`;
}

/**
 * What to write instead of an HTML tag; undefined for tags that people don't paste.
 * @param ofVideos the name of the component for videos, if the site has one
 */
export function markdownFor(tag: string, ofVideos: string | undefined): string | undefined {
  const name = tag.toLowerCase();
  const written = Object.hasOwn(MARKDOWN, name) ? MARKDOWN[name] : undefined;
  const markdown = VIDEO.has(name) ? videoIn(ofVideos) : written;
  return markdown && `${PASTE_AGAIN}\nOtherwise, ${markdown.charAt(0).toLowerCase()}${markdown.slice(1)}`;
}

/** @param tag of HTML */
export function noHtml(tag: string): string {
  return `A text is written in Markdown, so it can't have the tag <${tag}>.`;
}

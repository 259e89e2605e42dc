import type { ProblemOf } from '../diagnostics/diagnostic';
import type { RuleDescription } from '../diagnostics/rule-description';
import { type BodyComponents, namesOfHolders } from '../schema/body-components';
import { didYouMean, unambiguousMatch } from '../text/did-you-mean';
import { markdownFor, noHtml } from '../text/html-advice';
import { isMergeName, mergeFieldsIn, unfilled } from '../text/merge-fields';
import { otherBraces } from '../text/other-braces';

/** The rules on the tags of a text. */
export const mdxRules = {
  'mdx-is-well-formed': {
    category: 'Write the text',
    description: 'Every tag is closed, and a literal < or { is written \\< or \\{.',
    rationale:
      'The text is Markdown with a few components in angle brackets. A bracket that opens and never closes makes the rest of the text unreadable.',
    fix: 'Writes \\< where what follows cannot be a tag, a backslash at the end of the line for <br>, and a comment of HTML as one of MDX; deletes the comments of other programs.',
  },
} as const satisfies Record<string, RuleDescription>;

type MdxProblem = ProblemOf<keyof typeof mdxRules>;

function malformed(message: string, suggestion: string): MdxProblem {
  return { code: 'mdx-is-well-formed', message, suggestion };
}

function wordsOf({ message, suggestion }: ReturnType<typeof unfilled>): [string, string] {
  return [message, suggestion];
}

/**
 * A tag that can't be read.
 * @param tag the source from the < to the place where the parser stopped
 * @param rest what follows
 * @param components that the body may use
 */
export function unreadableTag(tag: string, rest: string, components: BodyComponents): MdxProblem {
  if (isLeftComment(`<${rest}`))
    return malformed('This comment was left by the program that the text was copied from.', 'Delete it.');
  if (rest.startsWith('!--'))
    return malformed(
      'A comment in a text must be in braces, but this is an HTML comment.',
      'Write it like this:   {/* a note to yourself */}',
    );
  const [, address] = /^<([^\s<>]*[@:][^\s<>]*)/.exec(tag + rest) ?? [];
  if (address !== undefined)
    return malformed('An address in angle brackets would be read as a tag.', linkTo(address.replace(/[.,;!?]+$/, '')));
  if (tag === '<' && mergeFieldsIn(rest.replace(/^<?/, '<<')).some(({ start }) => start === 0))
    return malformed(...wordsOf(unfilled(`<${/^[^\n>]*>{0,2}/.exec(rest)?.[0] ?? ''}`)));
  const [, name = ''] = /^<\/?([a-z][\w-]*)/.exec(tag) ?? [];
  const markdown = tag.includes('=') ? adviceFor(name, components) : undefined;
  if (markdown !== undefined) return malformed(noHtml(name), markdown);
  if (tag === '<')
    return malformed(
      `A < begins a tag, but here "${rest.slice(0, 1)}" follows it.`,
      'Write \\< for the character itself.',
    );
  if (/=\s*[“”„‘’]/.test(tag + rest.slice(0, 1)))
    return malformed(
      'The value of a property needs straight quotation marks, but these are curly.',
      'Write it like this:   title="Good to know"',
    );
  if (tag.trimEnd().endsWith('='))
    return malformed(
      'The value of a property must be in quotation marks.',
      'Write it like this:   title="Good to know"',
    );
  return malformed(
    `The tag that begins here can't be read: ${tag.slice(0, 40)}`,
    'Write each property like this:   title="Good to know"   or write \\< for the character itself.',
  );
}

/** Whether a text begins with a comment of a clipboard, of Word, or of WordPress: nobody wrote it. */
export function isLeftComment(text: string): boolean {
  return /^<!--\s*(?:(?:Start|End)Fragment|\[(?:if|endif)\b|<!\[endif|\/?wp:|more\s*-->)/i.test(text);
}

function linkTo(address: string): string {
  if (/^[^@:]+@[^@:]+$/.test(address)) return `Write it like this:   [${address}](mailto:${address})`;
  if (/^https?:\/\/./.test(address))
    return `Write it like this:   [${address.replace(/^https?:\/\/|\/$/g, '')}](${address})`;
  return 'Write words in square brackets, and the address after them in parentheses:   [our prices](/contact)';
}

/** A property whose value includes the end of the tag. */
export const openProperty = () =>
  malformed('A quotation mark in this tag is never closed.', 'Put one at the end of the value:   title="Good to know"');

/** A comment whose end mark is missing. */
export const openComment = () =>
  malformed('The comment that begins here is never closed.', 'Write */} at its end:   {/* a note to yourself */}');

export const openBrace = () =>
  malformed('The brace that opens here is never closed.', 'Write \\{ for the character itself.');

/**
 * @param name of the tag that is still open at the end of the text, or at the end of its block
 * @param components that the body may use
 */
export function unclosedTag(name: string, components: BodyComponents): MdxProblem {
  const meant = componentMeant(name, components);
  return malformed(
    adviceFor(name, components) === undefined
      ? `The tag <${name}> is never closed, or not in the list entry or paragraph in which it opens.`
      : noHtml(name),
    meant === undefined
      ? insteadOf(name, components)
      : `Write <${meant}> above and </${meant}> below what belongs to it, each on a line of its own.`,
  );
}

/**
 * @param name of the closing tag
 * @param open the tag that is open there, if any
 * @param components that the body may use
 */
export function wrongEnd(name: string, open: string | undefined, components: BodyComponents): MdxProblem {
  if (open === undefined) {
    const suggestion = adviceFor(name, components) ?? 'Delete it, or write the opening tag above.';
    return malformed(`</${name}> closes a tag that was never opened.`, suggestion);
  }
  const meant = componentMeant(open, components);
  const tags = meant === open ? `</${open}>` : `<${meant}> and </${meant}>`;
  return malformed(
    adviceFor(open, components) === undefined ? `<${open}> must be closed here, but found </${name}>.` : noHtml(open),
    meant === undefined ? insteadOf(open, components) : `Write ${tags}.`,
  );
}

/** @param name of the closing tag, which can't follow text if the opening tag is on a line of its own */
export const endBehindText = (name: string) =>
  malformed(`</${name}> comes after text on the same line, where it closes nothing.`, 'Write it on a line of its own.');

export const importOrExport = (): ProblemOf<'mdx-is-safe'> => ({
  code: 'mdx-is-safe',
  message: "A line that begins with import or export would run as code, but content can't contain code.",
  suggestion: 'Delete the line: no tag needs it. If it is a sentence, begin it with a capital letter.',
});

/** A variable of a mail program or a template: {{first_name}}, {!Contact.Name}, {% if x %}. */
const VARIABLE = /^\{+\s*[!%]?\s*([\w.-]+(?:\s[\w\s.-]*)?)\s*%?\s*\}+$/;

/**
 * @param found the braces and their content
 * @param tokens what may be in double brackets, if known
 */
export function codeInBraces(found: string, tokens: readonly string[] = []): ProblemOf<'mdx-is-safe'> {
  const code = 'mdx-is-safe';
  const markup = otherBraces(found);
  if (markup) return { code, found, ...markup };
  const [, name = ''] = VARIABLE.exec(found) ?? [];
  const token = tokens.find((each) => each.toLowerCase() === name.toLowerCase());
  const isMerged = /^\{(?:[!%]|\{.*\}\}$)/.test(found) ? name !== '' : isMergeName(name);
  if (token === undefined && isMerged) return { code, ...unfilled(found) };
  const [example = token] = tokens;
  return {
    code,
    message: `Braces would run as code, but content can't contain code: ${found}.`,
    found,
    suggestion: `Write \\{ for a brace${example === undefined ? '.' : `, or two brackets for a token:   [[${token ?? example}]]`}`,
  };
}

/** What to write instead of an HTML tag; undefined for a component, and for tags that people don't paste. */
export function adviceFor(name: string, components: BodyComponents): string | undefined {
  return Object.hasOwn(components, name) ? undefined : markdownFor(name, namesOfHolders('video', components)[0]);
}

/** The component that a tag must be meant as; undefined for an HTML tag that is not spelled like one. */
export function componentMeant(name: string, components: BodyComponents): string | undefined {
  if (adviceFor(name, components) !== undefined) return undefined;
  const names = Object.keys(components);
  const sameLetters = names.find((each) => each.toLowerCase() === name.toLowerCase());
  return sameLetters ?? unambiguousMatch(name, names, 2);
}

/** What to write instead of a tag that is not a component. */
export function insteadOf(name: string, components: BodyComponents): string {
  const meant = componentMeant(name, components);
  if (meant !== undefined) return `Did you mean ${meant}?`;
  const markdown = adviceFor(name, components);
  if (markdown !== undefined) return markdown;
  const names = Object.keys(components);
  return /^[A-Z]/.test(name) && names.length > 0
    ? didYouMean(name, names)
    : 'Delete the tags and keep the text, or write \\< for the sign itself.';
}

import type { Problem } from '../../diagnostics/diagnostic';
import type { RuleDescription } from '../../diagnostics/rule';
import { markdownFor, noHtml } from '../../text/markdown-for-html';
import { componentMeant, insteadOf } from './components-are-known';

const CODE = 'mdx-is-well-formed';

export const mdxIsWellFormed: RuleDescription = {
  category: 'Write the text',
  description: 'Every tag is closed, and a literal < or { is written \\< or \\{.',
  rationale:
    'The text is Markdown with a few components in angle brackets. A bracket that opens and never closes makes the rest of the text unreadable.',
  fix: 'Writes \\< where what follows can be no tag, and turns a comment of HTML into one of MDX.',
};

/**
 * A tag that can't be read.
 * @param tag what stands from the < to the place where the parser stopped
 * @param rest what follows
 */
export function unreadableTag(tag: string, rest: string): Problem {
  if (rest.startsWith('!--')) {
    return {
      code: CODE,
      message: 'A comment in a text stands in braces, but here stands one of HTML.',
      suggestion: 'Write it like this:   {/* a note to yourself */}',
    };
  }
  if (/^<\S*[@:]/.test(tag + rest)) {
    return {
      code: CODE,
      message: 'An address in angle brackets would be a tag.',
      suggestion: 'Write it like this:   [words](https://example.com)',
    };
  }
  if (tag === '<') {
    return {
      code: CODE,
      message: `After a <, the name of a component must follow, but found "${rest.slice(0, 1)}".`,
      suggestion: 'Write \\< for the sign itself.',
    };
  }
  if (/=\s*[“”„‘’]/.test(tag + rest.slice(0, 1))) {
    return {
      code: CODE,
      message: 'The value of a property stands in straight quotation marks, but these are curly.',
      suggestion: 'Write it like this:   <Callout title="Good to know">',
    };
  }
  if (tag.trimEnd().endsWith('=')) {
    return {
      code: CODE,
      message: 'The value of a property stands in quotation marks.',
      suggestion: 'Write it like this:   <Callout title="Good to know">',
    };
  }
  return {
    code: CODE,
    message: `The tag that begins here can't be read: ${tag.slice(0, 40)}`,
    suggestion: 'Write it like this:   <Callout title="Good to know">   or \\< for the sign itself.',
  };
}

/** A property whose value takes in the end of the tag. */
export const openProperty = (): Problem => ({
  code: CODE,
  message: 'A quotation mark in this tag is never closed.',
  suggestion: 'Put one at the end of the value:   <Callout title="Good to know">',
});

/** A comment whose end mark is missing. */
export const openComment = (): Problem => ({
  code: CODE,
  message: 'The comment that begins here is never closed.',
  suggestion: 'Write */} at its end:   {/* a note to yourself */}',
});

export const openBrace = (): Problem => ({
  code: CODE,
  message: 'The brace that opens here is never closed.',
  suggestion: 'Write \\{ for the sign itself.',
});

/** @param name of the tag that is open at the end of the text, or of the part of it in which the tag is */
export function unclosedTag(name: string): Problem {
  const meant = componentMeant(name);
  return {
    code: CODE,
    message:
      markdownFor(name) === undefined
        ? `The tag <${name}> is never closed, or not in the list entry or paragraph in which it opens.`
        : noHtml(name),
    suggestion:
      meant === undefined
        ? insteadOf(name)
        : `Write <${meant}> above and </${meant}> below what belongs to it, each on a line of its own.`,
  };
}

/**
 * @param name of the closing tag
 * @param open the tag that is open there, if any
 */
export function wrongEnd(name: string, open?: string): Problem {
  if (open === undefined) {
    const suggestion = markdownFor(name) ?? 'Delete it, or write the opening tag above.';
    return { code: CODE, message: `</${name}> closes a tag that was never opened.`, suggestion };
  }
  const meant = componentMeant(open);
  const tags = meant === open ? `</${open}>` : `<${meant}> and </${meant}>`;
  return {
    code: CODE,
    message: `Here <${open}> must be closed, but found </${name}>.`,
    suggestion: meant === undefined ? insteadOf(open) : `Write ${tags}.`,
  };
}

/** @param name of the closing tag that stands behind text, where it can't close what opened on a line of its own */
export const endBehindText = (name: string): Problem => ({
  code: CODE,
  message: `</${name}> stands behind text, where it closes nothing.`,
  suggestion: 'Write it on a line of its own.',
});

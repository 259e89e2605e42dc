import type { Problem } from '../diagnostics/diagnostic';
import { DECORATION } from '../schema/body-components';
import { isAlternative } from '../schema/fields/picture';
import { defineRule } from './define-rule';

/** A file name instead of words, as programs insert it. */
const FILE_NAME = /^\S+\.(?:png|jpe?g|gif|webp|avif|svg)$|^(?:img|dsc|image|screenshot|picture)[\s_-]*\d*$/i;

/** The name that a computer gives to a picture of its screen. */
const SCREENSHOT =
  /^(?:screen ?shot|screen ?grab|screen recording|bildschirmfoto|capture d[’']écran)(?:[\s_-]+[\d(].*)?$/i;

/** Screen readers say so themselves. */
const KIND = /^(?:an? |the )?(?:image|picture|photo|photograph|graphic) (?:of|showing)\b/i;

/** Screen readers can't pause inside it. */
const MOST_CHARACTERS = 250;

const SAY = 'Write what it shows between the brackets:   ![Two people at a counter](/media/counter.webp)';
const SAY_IN_FIELD = 'Write what it shows:   alt: Two people at a counter';
const NO_WORDS = `Delete it, or delete "${DECORATION}" if the picture says something.`;

export default defineRule({
  category: 'Use pictures and downloads',
  description:
    'A picture has an alternative text that says what it shows, in a sentence or two; only a decoration has none, and is marked as one.',
  rationale:
    'Anyone who cannot see the picture gets the text instead: blind readers, search engines, and everyone while it loads (WCAG 1.1.1).',
  file: (file) => [
    ...file.links.flatMap(({ href, alt, isDecoration = false, at }) => {
      const problem = alt === undefined ? undefined : problemOf(alt, href, isDecoration);
      return problem ? at({ ...problem, found: alt }) : [];
    }),
    // A field that is blank breaks its schema.
    ...file.fields.flatMap(({ path, value, schema }) => {
      const problem =
        typeof value === 'string' && isAlternative(schema) ? problemOfWords(value.trim(), SAY_IN_FIELD) : undefined;
      return problem ? file.at(path, { ...problem, found: String(value) }) : [];
    }),
  ],
});

function problemOf(alt: string, href: string, isDecoration: boolean): Problem | undefined {
  const words = alt.trim();
  if (isDecoration)
    return words === '' ? undefined : { message: 'This decoration has an alternative text.', suggestion: NO_WORDS };
  if (words === '')
    return {
      message: 'This picture has no alternative text.',
      suggestion: `${SAY} If it says nothing to anyone, mark it as a decoration:   ![](${href} "${DECORATION}")`,
    };
  return problemOfWords(words, SAY);
}

function problemOfWords(words: string, say: string): Problem | undefined {
  if (words.length > MOST_CHARACTERS)
    return {
      severity: 'warning',
      message: `This alternative text has ${words.length} characters; with more than ${MOST_CHARACTERS}, it is a text of its own.`,
      suggestion: say,
    };
  const [kind] = KIND.exec(words) ?? [];
  if (kind !== undefined)
    return {
      severity: 'warning',
      message: `This alternative text begins with "${kind}", which screen readers say themselves.`,
      suggestion: 'Begin with what it shows.',
    };
  if (!FILE_NAME.test(words) && !SCREENSHOT.test(words)) return undefined;
  return { message: `"${words}" does not say what the picture shows.`, suggestion: say };
}

import { bodyComponents } from '../../schema/body-components';
import { didYouMean, unambiguousMatch } from '../../text/did-you-mean';
import { markdownFor } from '../../text/markdown-for-html';

const names = Object.keys(bodyComponents);

/** The component that a tag is certainly meant to be; undefined for a tag of HTML that is not spelled like one. */
export function componentMeant(name: string): string | undefined {
  const sameLetters = names.find((each) => each.toLowerCase() === name.toLowerCase());
  return sameLetters ?? (markdownFor(name) === undefined ? unambiguousMatch(name, names, 2) : undefined);
}

/** What to write instead of a tag that is no component. */
export function insteadOf(name: string): string {
  const meant = componentMeant(name);
  if (meant !== undefined) return `Did you mean ${meant}?`;
  const markdown = markdownFor(name);
  if (markdown !== undefined) return markdown;
  return /^[A-Z]/.test(name)
    ? didYouMean(name, names)
    : 'Delete the tags and keep the text, or write \\< for the sign itself.';
}

import { globSync } from 'tinyglobby';
import { countOf } from '../../renderer/content/text/count-of';

/** The base time of both builds, and the time per page, on a computer with two cores. */
const SECONDS = 35;
const SECONDS_A_PAGE = 0.2;

/**
 * About how long the comparison takes, in words for the terminal.
 * @param root the content folder
 * @param withPreviews whether both sides are built a second time
 */
export function timeNeeded(root: string, withPreviews: boolean): string {
  const pages = globSync('**/*.mdx', { cwd: root }).length;
  const seconds = (SECONDS + SECONDS_A_PAGE * pages) * (withPreviews ? 2 : 1);
  const minutes = Math.max(1, Math.round(seconds / 60));
  const why = withPreviews ? ', as pages that are not public yet are built as well' : '';
  return `about ${countOf(minutes, 'minute')}${why}`;
}

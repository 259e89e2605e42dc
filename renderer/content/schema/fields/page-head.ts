import * as z from 'zod';
import { language } from './language';
import { SHOWN, text } from './text';

/** How many characters of a text search engines show as they are. */
export interface ShownLength {
  least: number;
  most: number;
}

/** The lengths of the fields that search engines show. */
export const shownLengths = z.registry<ShownLength>();

/** What the large search engines show of a page. */
const BY_SEARCH_ENGINES = { title: 60, description: { least: 70, most: 160 } };

const others = {
  // No menu or list has to name the home page.
  name: text('The short name of the page in menus, breadcrumbs and lists, one to four words.').meta(SHOWN.sometimes),
  lang: language(
    'The language of the page as a code, such as de or ar, where it is another than that of the site.',
  ).optional(),
  draft: z
    .boolean()
    .describe('true keeps the page off the public site: only previews show it. Without it, the page is published.')
    .optional(),
};

/**
 * The fields of every file that becomes a page.
 * @param shown how many characters search engines show: of a title at most, and of a description, which they replace if it has fewer
 */
export function pageHead(shown: Partial<typeof BY_SEARCH_ENGINES> = {}) {
  const { title, description } = { ...BY_SEARCH_ENGINES, ...shown };
  return {
    title: text(
      `The title in the browser tab and in search results, up to ${title} characters, without the site name.`,
    ).register(shownLengths, { least: 1, most: title }),
    description: text(
      `What search engines show under the title, ${description.least} to ${description.most} characters.`,
    ).register(shownLengths, description),
    ...others,
  };
}

export type PageHead = z.output<z.ZodObject<ReturnType<typeof pageHead>>>;

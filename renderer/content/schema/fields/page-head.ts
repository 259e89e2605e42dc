import * as z from 'zod';
import { language } from './language';
import { text } from './text';

/** The fields of every file that becomes a page. */
export const pageHead = {
  title: text('The title in the browser tab and in search results, up to 60 characters, without the site name.'),
  description: text('What search engines show under the title, 70 to 160 characters.'),
  name: text('The short name of the page in menus, breadcrumbs and lists, one to four words.'),
  lang: language(
    'The language of the page as a code, such as de or ar, where it is another than that of the site.',
  ).optional(),
  draft: z
    .boolean()
    .describe('true keeps the page off the public site: only previews show it. Without it, the page is published.')
    .optional(),
};

export type PageHead = z.output<z.ZodObject<typeof pageHead>>;

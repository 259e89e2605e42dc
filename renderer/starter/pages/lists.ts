import { defineList, distinct, email, link, phrase, text } from 'sitewright';
import * as z from 'zod';

/** What is the same on every page. */
export const site = defineList({
  name: 'site',
  file: 'site.yaml',
  schema: z.strictObject({
    name: text('The name of the site.'),
    slogan: text('What it is, in a few words.'),
    description: text('One or two sentences, for the foot of every page.'),
    email: email('Where visitors write to.'),
    menu: z.array(link).min(1).describe('The menu at the top of every page.').meta(distinct('href')),
  }),
  tokens: ({ name, email }) => ({ 'site.name': name, 'site.email': email }),
});

/** What the site says by itself. */
export const words = defineList({
  name: 'words',
  file: 'words.yaml',
  schema: z.strictObject({
    skip: text('The first link of every page, for the keyboard.'),
    menu: text('What screen readers call the menu.'),
    notFound: text('The headline of the page for addresses that do not exist.'),
    notFoundText: text('The sentence below it.'),
    footnotes: text('The heading of the footnotes of a text, for screen readers.'),
    backToText: phrase('The link from a footnote back to the text. {number} is that of the footnote.', 'number'),
    furtherPage: phrase('The title of a further page of a long list, with {title} and {number}.', 'title', 'number'),
    otherPages: text('In llms.txt, above the pages that are not in the menu.'),
  }),
});

import { expect, test } from 'vitest';
import { articleText } from '../../../support/article-text';
import { contentRepository } from '../../../support/content-repository';
import { loadContent } from '../../../support/load-content';

const PARAGRAPH =
  'A till for one shop adds up what is on the counter, opens the drawer, and prints a receipt for everyone who has asked for it.';

/** An article with a unique paragraph, or with the shared paragraph. */
const articleOn = (subject: string, body: string) =>
  articleText({
    title: `A till that counts ${subject}`,
    description: `An article on tills that count ${subject}, for the tests of paragraphs that two of all the articles have.`,
    name: `Tills for ${subject}`,
    heading: `Count ${subject}`,
    excerpt: `One sentence on ${subject}.`,
    body,
  });

/** The files in which the paragraph is reported. */
async function reportedIn(root: string): Promise<string[]> {
  const { diagnostics } = await loadContent(root);
  return diagnostics.flatMap(({ code, file }) => (code === 'paragraphs-are-unique' ? file : []));
}

test('a paragraph in two files is reported where it was pasted: in the new file, or the last changed file', async () => {
  const { root, write } = contentRepository({
    'blog/apples.mdx': articleOn('apples', 'Two apples.'),
    'blog/pears.mdx': articleOn('pears', PARAGRAPH),
  });
  write('blog/figs.mdx', articleOn('figs', PARAGRAPH));
  expect(await reportedIn(root)).toEqual(['content/blog/figs.mdx']);
  write('blog/figs.mdx', articleOn('figs', 'Two figs.'));
  write('blog/apples.mdx', articleOn('apples', PARAGRAPH));
  expect(await reportedIn(root)).toEqual(['content/blog/apples.mdx']);
});

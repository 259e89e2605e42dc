import { expect, test } from 'vitest';
import { markdownTree } from '../../../../../renderer/content/parse/compile-body';
import { parseBody } from '../../../../../renderer/content/parse/parse-body';
import type { AnyEntry, Content } from '../../../../../renderer/content/schema/content';
import { markdownVersion } from '../../../../../renderer/outputs/markdown/markdown-version';
import { readSettings } from '../../../../../renderer/settings';
import { entryAt, foundContent, foundFiles } from '../../../../support/outputs-content';

const siteUrl = 'https://site.example';

function markdown(entry: AnyEntry, content: Content): string {
  return markdownVersion(entry, markdownTree(parseBody(entry.body).tree, entry.body), { content, siteUrl });
}

/** What the Markdown version of an article says between its excerpt and what follows the body. */
async function markdownOf(body: string): Promise<string> {
  const file = 'blog/an-article.mdx';
  const [fields = ''] = foundFiles[file]?.split('\n## A heading') ?? [];
  const content = await foundContent({ [file]: `${fields}\n${body}\n` });
  const whole = markdown(entryAt(content, '/blog/an-article'), content);
  const start = whole.indexOf('This is the second.\n\n') + 'This is the second.\n\n'.length;
  return whole.slice(start, whole.indexOf(`\n## ${content.words.article.newsletterTitle}`));
}

test('the Markdown version begins with the title, description and address of the page', async () => {
  const content = await foundContent();
  expect(markdown(entryAt(content, '/apps'), content)).toMatch(
    [
      '---',
      'title: "Apps for the tests"',
      'description: "A service page with nothing but a headline, so that the hub below it has a page that it belongs to."',
      'url: "https://site.example/apps"',
      '---',
      '',
    ].join('\n'),
  );
});

test('the Markdown version says the same about analytics as the page', async () => {
  const file = 'blog/an-article.mdx';
  const body =
    '<WithAnalytics>\nVisits are counted.\n</WithAnalytics>\n\n<WithoutAnalytics>\nNobody counts.\n</WithoutAnalytics>\n';
  const content = await foundContent({ [file]: `${foundFiles[file]}\n${body}` });
  const entry = entryAt(content, '/blog/an-article');
  const { VITE_ANALYTICS: analytics } = readSettings({
    VITE_ANALYTICS: 'plausible https://plausible.example/js/script.js www.site.example',
  });
  const counted = markdownVersion(entry, parseBody(entry.body).tree, { content, siteUrl, analytics });
  expect(counted).toContain('Visits are counted.\n\nThe program is Plausible, and it runs at plausible.example.');
  expect(counted).not.toContain('Nobody counts.');
  expect(markdown(entry, content)).toContain('Nobody counts.');
  expect(markdown(entry, content)).not.toContain('counted');
});

test('the Markdown version of a page in another language begins with that language, too', async () => {
  const file = 'blog/an-article.mdx';
  const text = foundFiles[file]?.replace('\ndate:', '\nlang: de\ndate:') ?? '';
  const content = await foundContent({ [file]: text });
  expect(markdown(entryAt(content, '/blog/an-article'), content)).toContain(
    '\nlang: "de"\nurl: "https://site.example/',
  );
});

test('links and pictures have whole addresses, and references are resolved', async () => {
  expect(
    await markdownOf(
      'See [apps](/apps), ([above](#above)), [the apps][a], and https://other.example/b.\n\n## Above\n\n[a]: /apps "All apps"',
    ),
  ).toBe(
    [
      'See [apps](https://site.example/apps), ([above](https://site.example/blog/an-article#above)), [the apps](https://site.example/apps "All apps"), and <https://other.example/b>.',
      '## Above\n',
    ].join('\n\n'),
  );
});

test('tokens are filled in, and special characters of Markdown are escaped', async () => {
  expect(await markdownOf('It takes [[launch]], not \\*3\\* or 1 \\< 2; write to [us](mailto:[[site.email]]).')).toBe(
    'It takes 3-6 months, not \\*3\\* or 1 < 2; write to [us](mailto:hello@tallwind.example).\n',
  );
});

test('a component is a quotation with its title, even on one line', async () => {
  expect(await markdownOf('<Callout title="Mind [[launch]]">\n\nA *remark*.\n\n- One\n\n</Callout>')).toBe(
    '> **Mind 3-6 months**\n>\n> A *remark*.\n>\n> - One\n',
  );
  expect(await markdownOf('<Summary>No [cookies](/apps).</Summary>\n\nText.')).toBe(
    '> **In short**\n>\n> No [cookies](https://site.example/apps).\n\nText.\n',
  );
});

test('a checklist is a list of tasks, and a sample says that it is one', async () => {
  expect(await markdownOf('<Checklist title="Take along">\n\n- A pen\n- Paper\n\n</Checklist>')).toBe(
    '**Take along**\n\n- [ ] A pen\n- [ ] Paper\n',
  );
  expect(await markdownOf('<Sample title="Report">\n\n| a |\n| - |\n| b |\n\n</Sample>')).toBe(
    '> **Sample**: Report\n>\n> | a |\n> | - |\n> | b |\n',
  );
});

test('comments leave no trace', async () => {
  expect(
    await markdownOf('Before.\n\n{/* ask the shop */}\n\n[//]: # (ask the shop)\n\nAfter{/* soon */} it. {/* why */}'),
  ).toBe('Before.\n\nAfter it.\n');
});

test('tables, code, tasks, numbers, breaks and footnotes stay as in the source', async () => {
  const body = [
    '| a   |   b |\n| --- | --: |\n| `c` | d e |',
    '```sh\nnpm start # [[launch]]\n```',
    '- [x] f\n- [ ] g',
    '3. h\n4. ~~i~~',
    'j\\\nk[^1]',
    '[^1]: A note.',
  ].join('\n\n');
  expect(await markdownOf(body)).toBe(`${body}\n`);
});

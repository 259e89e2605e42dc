import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { words } from '../../../components/model/lists/words';
import { page as pages } from '../../../pages/page/schema';
import { sectionExamples } from '../../../renderer/content/read-examples';
import type { Entry, WholeContent } from '../../../renderer/content/schema/content';
import { assertKind } from '../../support/assert-kind';
import { contentOf } from '../../support/content-of';
import { validContent } from '../../support/load-cached';
import { entryAt, foundContent, foundFiles, moreArticles, opening } from '../../support/outputs-content';
import { renderWithMarkdown } from '../../support/render-page';
import { sampleOf } from '../../support/sample';
import { readSettings } from '../../support/settings';
import { site as thisSite } from '../../support/site';
import { sampleAddresses } from '../support/sample-addresses';
import { textOfMarkdown, textOfPage } from '../support/shown-text';

const { SITE_URL: siteUrl } = readSettings();
const site = await validContent('content', { isPreview: true });

async function expectSameText(entry: Entry, content: WholeContent) {
  const { html, markdown } = await renderWithMarkdown(entry, content);
  expect(textOfMarkdown(markdown)).toEqual(textOfPage(html, siteUrl + entry.address, content.list(words)));
}

test.each(sampleAddresses(site))('the Markdown version of %s matches its page', async (address) => {
  await expectSameText(entryAt(site, address), site);
});

const examples = [...sectionExamples(thisSite)].flatMap(([type, cases]) =>
  Object.entries(cases).map(([name, example]) => ({ type, name, example })),
);

test.each(sampleOf('examples', examples, examples.length / 6))(
  'a page with the section $type, $name: both match',
  async ({ example }) => {
    const page = assertKind(entryAt(site, '/demo'), pages);
    const services = assertKind(entryAt(site, '/'), pages).data.sections.filter(({ type }) => type === 'services');
    for (const others of [[], services]) {
      const entry = { ...page, body: 'The body.', data: { ...page.data, sections: [example, ...others] } };
      await expectSameText(entry, site);
    }
  },
);

const solutions = ['good-own-order', 'good-without-steps'].map(
  (name) => `tests/site/fixtures/rules/solutions-show-every-part/${name}`,
);

test.each(solutions)('a solution with its own parts, %s: both match', async (overlay) => {
  const content = await validContent(contentOf({}, overlay));
  await expectSameText(entryAt(content, '/solutions/tills'), content);
});

test('bodies with everything that a body may contain: both match', async () => {
  const file = 'solutions/shops/tills.mdx';
  const text = readFileSync(`tests/site/fixtures/base-content/${file}`, 'utf8');
  const body = [
    '<Callout title="Mind [[launch]]">\n\nA *rem*ark with [a link](/apps).\n\n</Callout>',
    '<Checklist title="Take along">\n\n- A pen\n- Paper\n\n</Checklist>',
    '<Sample>\n\n| a | b |\n| - | - |\n| **c** | `d` |\n\n</Sample>',
    '<Lengths>\n\n| Data | Kept |\n| - | - |\n| Logs | 24 months |\n| Address | until you leave |\n\n</Lengths>',
    '<Quote lang="de">\n\nGuten Tag.\n\n</Quote>',
    '<Summary>One line, with [[site.name]].</Summary>',
    '## Below\n\n1. One\n   - Two\n\n   Three {/* soon */}\n2. Four',
    '> Quoted\\\nwith a [reference][a] and www.a.example.\n\n[a]: /apps',
    '```js\nconst five = 5;\n```',
  ].join('\n\n');
  const content = await foundContent({ [file]: `${text.slice(0, text.indexOf('\n---\n') + 5)}\n${body}\n` });
  await expectSameText(entryAt(content, '/solutions/tills'), content);
});

test('a preview with drafts, a long list, a closed opening, and an opening without a day: both match', async () => {
  const articles = Object.entries(moreArticles(25)).map(([path, text], index) => [
    path,
    index % 5 === 0 ? text.replace('heading:', 'draft: true\nheading:') : text.replace('date: 2024', 'date: 2999'),
  ]);
  const closed = opening({
    'posted: 2024-11-04': 'posted: 2024-11-04\ncloses: 2024-12-31',
    'countries:': 'draft: true\ncountries:',
  });
  const undated = opening({
    'posted: 2024-11-04\n': '',
    'An engineer': 'A tester',
    'An opening': 'One',
    ': Engineer\n': ': Tester\n',
    'heading: Engineer': 'heading: Tester',
  });
  const openings = { 'careers/engineer.mdx': closed, 'careers/undated.mdx': undated };
  const files = { ...foundFiles, ...Object.fromEntries(articles), ...openings };
  const content = await validContent(contentOf(files), { isPreview: true });
  const meant = ['/blog/page/3', '/careers/engineer', '/careers/undated'];
  for (const address of [...sampleAddresses(content), ...meant])
    await expectSameText(entryAt(content, address), content);
});

import { expect, test } from 'vitest';
import type { Entry, WholeContent } from '../../../../renderer/content/schema/content';
import { markdownWriter } from '../../../../renderer/outputs/markdown/markdown-version';
import { words } from '../../../fixtures/base-site/pages/lists';
import { entryAt, foundContent, foundFiles } from '../../../support/outputs-content';
import { renderWithMarkdown } from '../../../support/render-page';
import { readSettings } from '../../../support/settings';

async function markdown(entry: Entry, content: WholeContent, settings: Record<string, string> = {}): Promise<string> {
  const all = readSettings({ SITE_URL: 'https://site.example', ...settings });
  return (await renderWithMarkdown(entry, content, all)).markdown;
}

/** The body in the Markdown version of an article. */
async function markdownOf(body: string): Promise<string> {
  const file = 'blog/an-article.mdx';
  const [fields = ''] = foundFiles[file]?.split('\n## A heading') ?? [];
  const content = await foundContent({ [file]: `${fields}\n${body}\n` });
  const whole = await markdown(entryAt(content, '/blog/an-article'), content);
  const lastFact = `1 ${content.list(words).article.minutes}\n\n`;
  return whole.slice(
    whole.indexOf(lastFact) + lastFact.length,
    whole.indexOf(`\n## ${content.list(words).article.related}`),
  );
}

test('the Markdown version begins with the title, description and address of the page', async () => {
  const content = await foundContent();
  expect(await markdown(entryAt(content, '/apps'), content)).toMatch(
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

test('the Markdown version of a page in another language also begins with that language', async () => {
  const file = 'blog/an-article.mdx';
  const text = foundFiles[file]?.replace('\ndate:', '\nlang: de\ndate:') ?? '';
  const content = await foundContent({ [file]: text });
  expect(await markdown(entryAt(content, '/blog/an-article'), content)).toContain(
    '\nlang: "de"\nurl: "https://site.example/',
  );
});

test('links and pictures have absolute addresses, and references are resolved', async () => {
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

test('comments leave no trace', async () => {
  expect(
    await markdownOf('Before.\n\n{/* ask the shop */}\n\n[//]: # (ask the shop)\n\nAfter{/* soon */} it. {/* why */}'),
  ).toBe('Before.\n\nAfter it.\n');
});

test('tables, code, tasks, numbers, breaks and footnotes remain as in the source', async () => {
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

test('quotation marks are straight, as typed, although the page has curly quotation marks', async () => {
  const file = 'blog/an-article.mdx';
  const content = await foundContent({ [file]: `${foundFiles[file]}\nIt's "one".\n` });
  const { html, markdown } = await renderWithMarkdown(entryAt(content, '/blog/an-article'), content);
  expect(markdown).toContain('\nIt\'s "one".\n');
  expect(html).toContain('It’s “one”.');
  expect(html).not.toContain('data-md');
});

/** The Markdown version of a page with the given HTML. */
async function versionOf(main: string): Promise<string> {
  const entry = entryAt(await foundContent(), '/apps');
  const whole = markdownWriter('https://site.example')(entry, `<body><main>${main}</main></body>`);
  return whole.replace(/^---\n[\s\S]*?---\n\n/, '');
}

test('drawings and navigation are omitted', async () => {
  expect(
    await versionOf(
      '<nav data-md="skip"><a href="/">Home</a></nav><p class="b">a<svg><title>b</title></svg><svg><path/><svg><path/></svg><path/></svg><span aria-hidden="true">1</span></p><!-- b -->',
    ),
  ).toBe('a\n');
});

test('white space is as a browser shows it', async () => {
  expect(
    await versionOf(
      '\n<p> a\n <em> b</em>  c<br/> d&#x27;s\u00a0 </p>\n<ul>\n<li>\n<p>e </p>\n</li>\n<li> f</li>\n</ul>\n<pre><code class="x language-sh">g\n  h</code></pre><p> </p>',
    ),
  ).toBe("a *b* c\\\nd's\u00a0\n\n- e\n- f\n\n```sh\ng\n  h\n```\n");
});

test('a form becomes a link to its section, or to its page', async () => {
  const form = '<form><p>Name</p><fieldset><button type="submit">Send</button></fieldset></form>';
  expect(await versionOf(`<section id="call"><div>${form}</div></section>`)).toBe(
    '[Send](https://site.example/apps#call)\n',
  );
  expect(await versionOf(`<section>${form}</section>`)).toBe('[Send](https://site.example/apps)\n');
});

test('notes and details in a link are after the link', async () => {
  expect(
    await versionOf(
      '<ul><li><a href="/a"><span><span>A</span> <span data-md="note">new</span><span data-md="details">one of two</span></span></a></li></ul>',
    ),
  ).toBe('- [A](https://site.example/a) (new): one of two\n');
});

test('terms become a list, facts a line, and items with headings no list', async () => {
  expect(
    await versionOf('<dl><div><dt>A</dt><dd>b</dd></div><div><dt>C</dt><dd><ul><li>d</li></ul></dd></div></dl>'),
  ).toBe('- **A**: b\n- **C**:\n  - d\n');
  expect(await versionOf('<p data-md="row"><span>A</span><time>May 1</time><a href="/b">B</a></p>')).toBe(
    'A · May 1 · [B](https://site.example/b)\n',
  );
  expect(await versionOf('<ul><li><h3>A</h3><p>b</p></li></ul><ol><li><h3>C</h3></li></ol>')).toBe(
    '### A\n\nb\n\n1. ### C\n',
  );
});

test('elements that only styles separate have a space between them', async () => {
  expect(
    await versionOf(
      '<p><a href="/a">A</a><a href="/b">B</a> c (<a href="/d">d</a>).</p><h3><span>E</span><span>: f</span><span>g</span></h3>',
    ),
  ).toBe('[A](https://site.example/a) [B](https://site.example/b) c ([d](https://site.example/d)).\n\n### E: f g\n');
});

test('a hint that does not exist is an error', async () => {
  await expect(versionOf('<p data-md="aside">A</p>')).rejects.toThrow('There is no hint data-md="aside"');
});

test('a term has one colon, and each of its descriptions a line', async () => {
  expect(
    await versionOf(
      '<dl><div><dt>Kept:</dt><dd>Grades.</dd></div><div><dt>A</dt><dd>It plans.</dd><dd>8 free</dd></div></dl>',
    ),
  ).toContain('- **Kept**: Grades.\n- **A**: It plans.\\\n  8 free\n');
});

test('a description that is only drawn takes no line, and a remark stays on the line of what it is on', async () => {
  const drawn = '<dd><svg aria-hidden="true"></svg></dd>';
  expect(
    await versionOf(
      `<dl><div><dt>We talk</dt>${drawn}<dd>30 minutes</dd><dd data-md="details">You ask.</dd></div>` +
        `<div><dt>Before</dt>${drawn}<dd>$10</dd></div><div><dt>Rating</dt><dd>4.9</dd><dd data-md="note">Of five.</dd></div></dl>`,
    ),
  ).toContain('- **We talk**: 30 minutes: You ask.\n- **Before**: $10\n- **Rating**: 4.9 (Of five.)\n');
});

test('a teaser is converted once, and is the same on each page', async () => {
  const content = await foundContent();
  const write = markdownWriter('https://site.example');
  const teaser = (link: string) =>
    `<ul><li><article class="a"><h3>One &amp; *two*</h3><p>Three</p><a href="${link}">More</a></article></li></ul>`;
  const page = (address: string, link: string) =>
    write(entryAt(content, address), `<main><h1>All</h1>${teaser(link)}<p>End</p></main>`);
  const apps = page('/apps', '/blog');
  expect(apps).toMatch(
    /\n# All\n\n### One & \\\*two\\\*\n\nThree\n\n\[More\]\(https:\/\/site\.example\/blog\)\n\nEnd\n$/,
  );
  const bodyOf = (markdown: string) => markdown.slice(markdown.indexOf('# All'));
  expect(bodyOf(page('/blog', '/blog'))).toBe(bodyOf(apps));
  // A link within its page has another address on each.
  expect(page('/apps', '#top')).toContain('[More](https://site.example/apps#top)');
  expect(page('/blog', '#top')).toContain('[More](https://site.example/blog#top)');
});

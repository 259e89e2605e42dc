import { expect, test } from 'vitest';
import { parseHtml } from '../../../../renderer/html/parse-html';
import { markdownVersion } from '../../../../renderer/outputs/markdown-version';
import { entryAt, foundContent } from '../../../support/outputs-content';

async function markdownOf(main: string): Promise<string> {
  const content = await foundContent();
  const html = `<header>Menu</header><main id="content">${main}</main><footer>Footer</footer>`;
  const markdown = markdownVersion(entryAt(content, '/apps'), parseHtml(html), {
    content,
    siteUrl: 'https://site.example',
  });
  return markdown.replace(/^---\n[\s\S]*?---\n\n/, '');
}

test('the Markdown version begins with the title, description and address of the page', async () => {
  const content = await foundContent();
  const markdown = markdownVersion(entryAt(content, '/apps'), parseHtml('<main><h1>A</h1></main>'), {
    content,
    siteUrl: 'https://site.example',
  });
  expect(markdown).toBe(
    [
      '---',
      'title: Apps for the tests',
      'description: A service page with nothing but a headline, so that the hub below it has a page that it belongs to.',
      'url: https://site.example/apps',
      '---',
      '',
      '# A',
      '',
    ].join('\n'),
  );
});

test('headings, lists, tables and whole links', async () => {
  expect(
    await markdownOf(
      '<h1>A</h1><p>See <a href="/b#c">b</a>, (<a href="#d">d</a>).</p><ul><li>e</li></ul><table><thead><tr><th>f</th></tr></thead><tbody><tr><td>g</td></tr></tbody></table>',
    ),
  ).toBe(
    '# A\n\nSee [b](https://site.example/b#c), ([d](https://site.example/apps#d)).\n\n- e\n\n| f |\n| - |\n| g |\n',
  );
});

test('drawings, islands and what is not printed are left out', async () => {
  expect(
    await markdownOf(
      '<h1>A</h1><nav data-noprint="true">Breadcrumbs</nav><div role="img" aria-label="B">c</div><p>d<svg></svg><span aria-hidden="true">/</span></p><div data-island="chat-demo">e</div>',
    ),
  ).toBe('# A\n\nd\n');
});

test('a term is above its description, parts of a line have a space between them', async () => {
  expect(
    await markdownOf(
      '<dl><div><dt>Time</dt><dd>a week</dd></div></dl><h3>Call<span>30 minutes</span></h3><p><span>A</span><time>May 1</time><span>B<span>: c</span></span></p>',
    ),
  ).toBe('**Time**\n\na week\n\n### Call 30 minutes\n\nA May 1 B: c\n');
});

test('what is left out is left out with all that is in it, and what follows is not', async () => {
  expect(
    await markdownOf(
      '<h1>A</h1><div data-noprint="true"><p>b<br/>c</p><img src="/d.png"/><svg><path d="M0"></path></svg></div><p>e</p>',
    ),
  ).toBe('# A\n\ne\n');
});

test('characters, line breaks, images, code and list numbers are the same as on the page', async () => {
  expect(
    await markdownOf(
      '<p>A &amp; b&#x27;s &lt;c&gt;<br/>d</p><p><img src="/e.png" alt="F &quot;g&quot;"/></p><pre><code class="language-js">h &amp;&amp; i\n</code></pre><ol start="3"><li>j</li></ol>',
    ),
  ).toBe('A & b\'s \\<c>\\\nd\n\n![F "g"](/e.png)\n\n```js\nh && i\n```\n\n3. j\n');
});

test('task lists keep their checks, and the comments that React puts between texts leave no trace', async () => {
  expect(
    await markdownOf(
      '<p>A<!-- -->1. <!-- -->*b<!-- -->*</p><ul><li><input type="checkbox" disabled="" checked=""/> c</li><li><input type="checkbox" disabled=""/> d</li></ul>',
    ),
  ).toBe('A1. \\*b\\*\n\n- [x] c\n- [ ] d\n');
});

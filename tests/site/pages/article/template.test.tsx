import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Cover } from '../../../../pages/article/covers/cover';
import { article as articles } from '../../../../pages/article/schema';
import template from '../../../../pages/article/template';
import { ContentProvider } from '../../../../renderer/react/content-context';
import { assertKind } from '../../../support/assert-kind';
import { entryAt, foundContent, foundFiles } from '../../../support/outputs-content';

const ADDRESS = '/blog/an-article';
const categories = '- name: Websites\n  theme: ink\n  cover: phone\n- name: WhatsApp\n  theme: purple\n  cover: gate\n';

test.each([
  ['of its category', '', 'gate'],
  ['that it names', 'cover: tangle\n', 'tangle'],
] as const)('an article has the hue of its category, and the cover %s', async (_case, field, cover) => {
  const article = foundFiles['blog/an-article.mdx']?.replace('category:', `${field}category:`) ?? '';
  const content = await foundContent({ 'categories.yaml': categories, 'blog/an-article.mdx': article });
  const inContent = (element: React.ReactNode) =>
    renderToStaticMarkup(<ContentProvider content={content}>{element}</ContentProvider>);
  const html = inContent(<template.Page entry={assertKind(entryAt(content, ADDRESS), articles)} body={null} />);
  expect(html).toContain('<div data-theme="purple">');
  expect(html).toContain(inContent(<Cover name={cover} isWide />));
});

test('an article with weights has them on the line at its top, each with its name', async () => {
  const weights =
    'weights:\n  - { name: Photo, value: 4.6 MB }\n  - { name: Map, value: 0.5 MB }\n  - { name: Fonts, value: 0.4 MB }\n';
  const article = foundFiles['blog/an-article.mdx']?.replace('category:', `${weights}category:`) ?? '';
  const content = await foundContent({ 'categories.yaml': categories, 'blog/an-article.mdx': article });
  const html = renderToStaticMarkup(
    <ContentProvider content={content}>
      <template.Page entry={assertKind(entryAt(content, ADDRESS), articles)} body={null} />
    </ContentProvider>,
  );
  const [cover = ''] = /<svg class="cover.*?<\/svg><\/svg>/s.exec(html) ?? [];
  expect([...cover.matchAll(/>([^<]+)</g)].map(([, text]) => text)).toEqual([
    'Photo',
    '4.6 MB',
    'Map',
    '0.5 MB',
    'Fonts',
    '0.4 MB',
  ]);
});

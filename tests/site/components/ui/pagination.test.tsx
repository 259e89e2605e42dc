import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { words } from '../../../../components/model/lists/words';
import { Pagination } from '../../../../components/ui/pagination';
import { escapePattern } from '../../../../renderer/content/text/escape-pattern';
import { ContentProvider } from '../../../../renderer/react/content-context';
import { foundContent } from '../../../support/outputs-content';

test('the pages of a list link to each other', async () => {
  const content = await foundContent();
  const linksAt = (number: number) => {
    const html = renderToStaticMarkup(
      <ContentProvider content={content}>
        <Pagination addressOf={(each) => (each === 1 ? '/blog' : `/blog/page/${each}`)} number={number} count={3} />
      </ContentProvider>,
    );
    const nav =
      new RegExp(`<nav aria-label="${escapePattern(content.list(words).pagination.label)}".*?</nav>`).exec(html)?.[0] ??
      '';
    return [...nav.matchAll(/<a ([^>]*)>/g)].map(([, attributes = '']) =>
      attributes.replace(/ ?class="[^"]*" ?/, '').replaceAll('"', ''),
    );
  };
  expect(linksAt(2)).toEqual([
    'rel=prev href=/blog',
    'rel=next href=/blog/page/3',
    'href=/blog aria-label=Page 1',
    'href=/blog/page/2 aria-label=Page 2 aria-current=page',
    'href=/blog/page/3 aria-label=Page 3',
  ]);
  expect(linksAt(1)[0]).toBe('rel=next href=/blog/page/2');
  expect(linksAt(3).filter((link) => link.startsWith('rel'))).toEqual(['rel=prev href=/blog/page/2']);
});

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ContentMap } from '../../../../../renderer/dev/content-map/content-map';
import { filterOf } from '../../../../../renderer/dev/content-map/filter';
import { mapFile } from './map-file';

/** The map of two files, as an address asks for it. */
function drawn(search: string): string {
  const files = [mapFile('index.mdx'), mapFile('about.mdx')];
  const content = {
    files,
    others: [],
    unused: ['content/media/raw.jpg'],
    root: '/content',
    hasHistory: true,
    hasLists: true,
  };
  return renderToStaticMarkup(<ContentMap content={content} choice={filterOf(new URLSearchParams(search))} />);
}

test('a search that finds nothing says so in words, and shows no empty table', () => {
  const html = drawn('text=nothing-like-this');
  expect(html).toContain('>None of the 2 files is like that.<');
  expect(html).not.toContain('<table');
  expect(drawn('text=about')).toContain('>1 of 2 files, with 0 errors and 0 warnings.<');
});

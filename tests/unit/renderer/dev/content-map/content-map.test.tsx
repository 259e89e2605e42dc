import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ContentMap, type MapContent } from '../../../../../renderer/dev/content-map/content-map';
import { filterOf } from '../../../../../renderer/dev/content-map/filter';
import { mapFile } from './map-file';

/** The map of two files, as an address asks for it. @param others what is found in other files */
function drawn(search: string, others: MapContent['others'] = []): string {
  const files = [mapFile('index.mdx'), mapFile('about.mdx')];
  const content = {
    files,
    others,
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

test('a file that only warnings are about is not marked as one with errors', () => {
  const finding = (severity: 'error' | 'warning') => ({
    severity,
    code: 'x',
    line: 1,
    column: 1,
    text: [`A ${severity}.`],
  });
  const html = drawn('', [
    { path: 'a.jpg', findings: [finding('warning')] },
    { path: 'b.jpg', findings: [finding('warning'), finding('error')] },
  ]);
  expect(html).toContain('data-severity="warning">a.jpg: A warning.<');
  expect(html).toContain('data-severity="error">b.jpg: A warning. A error.<');
});

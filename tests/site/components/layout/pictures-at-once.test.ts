import { expect, test } from 'vitest';
import { picturesAtOnce } from '../../../../components/layout/receipt/pictures-at-once';
import { type PlaceName, places } from '../../../../components/model/places';

/** A picture as components write it, in widths of a place. */
function picture(place: PlaceName, loading: 'eager' | 'lazy', widths: readonly number[] = places[place].widths) {
  const sources = ['dark.avif', 'avif', 'webp'].map((format) => {
    const media = format === 'dark.avif' ? 'media="(prefers-color-scheme: dark)" ' : '';
    const srcSet = widths.map((width) => `/a-${width}.${format} ${width}w`).join(', ');
    return `<source ${media}type="image/${format.split('.').at(-1)}" srcSet="${srcSet}" sizes="${places[place].sizes}"/>`;
  });
  return `<picture>${sources.join('')}<img src="/a.jpg" alt="" loading="${loading}"/></picture>`;
}

test.each([
  ['full', '/a-800.avif'],
  ['column', '/a-800.avif'],
  ['small-card', '/a-320.avif'],
  ['thumbnail', '/a-320.avif'],
] as const)('of a picture in the place %s, a phone loads %s', (place, expected) => {
  expect(picturesAtOnce(picture(place, 'eager'))).toEqual([expected]);
});

test('a picture that is not as wide as a phone is loaded in its own width', () => {
  expect(picturesAtOnce(picture('full', 'eager', [400, 500]))).toEqual(['/a-500.avif']);
});

test('a picture that is published as it is, is loaded as it is; lazy ones are not loaded', () => {
  const html = `${picture('full', 'lazy')}<picture><img src="/media/o&#x27;hara.gif" alt="" loading="eager"/></picture>`;
  expect(picturesAtOnce(html)).toEqual(['/media/o&#x27;hara.gif']);
});

test('a page whose text says what a picture is has none', () => {
  expect(picturesAtOnce('<p>&lt;picture&gt;&lt;img src=&quot;/a.jpg&quot; loading=&quot;eager&quot;/&gt;</p>')).toEqual(
    [],
  );
});

import { expect, test } from 'vitest';
import {
  addressOfVariant,
  fallbackAddress,
  mediaNameOf,
  variantFinder,
} from '../../../../renderer/content/pictures/variants';
import type { PictureFacts } from '../../../../renderer/content/schema/picture-facts';

const facts: PictureFacts = { width: 4000, height: 3000, color: '#804060', fallback: 'jpg', hash: 'a-b_c-d1' };
const place = { sizes: '40rem', widths: [400, 800], fallbackWidth: 800 };
const name = 'team/Anna Müller.jpg';

test('the address of a variant contains only plain letters, and can be resolved', () => {
  const address = addressOfVariant({ name, facts, width: 800, format: 'avif' });
  expect(address).toBe('/media/sizes/team-anna-mueller-800.a-b_c-d1.avif');
  expect(variantFinder({ [name]: facts }, { place })(address)).toEqual({ name, facts, width: 800, format: 'avif' });
});

test('a photo with two names has an address for each', () => {
  const find = variantFinder({ 'door.jpg': facts, 'gate.jpg': facts }, { place });
  for (const each of ['door.jpg', 'gate.jpg']) {
    const variant = { name: each, facts, width: 800, format: 'avif' } as const;
    expect(find(addressOfVariant(variant))).toEqual(variant);
  }
});

test.each([
  '/media/sizes/team-anna-mueller-801.a-b_c-d1.avif',
  '/media/sizes/team-anna-mueller-0.a-b_c-d1.avif',
  '/media/sizes/team-anna-mueller-800.a-b_c-d1.png',
  '/media/sizes/team-anna-mueller-800.other_12.avif',
  '/media/team-anna-mueller-800.a-b_c-d1.avif',
  '/media/sizes/../../etc/passwd',
])('%s is not the address of a variant', (address) => {
  expect(variantFinder({ [name]: facts }, { place })(address)).toBeUndefined();
});

test('a drawing, an animation and an unmeasured picture keep their own address', () => {
  const drawing = { width: 10, height: 10, hash: '12345678' };
  expect(fallbackAddress('the till.svg', drawing, place)).toBe('/media/the%20till.svg');
  expect(fallbackAddress('till.jpg', undefined, place)).toBe('/media/till.jpg');
  expect(variantFinder({ 'till.svg': drawing }, { place })('/media/sizes/till-10.12345678.avif')).toBeUndefined();
});

test('the name of a file is decoded from its address', () => {
  expect(mediaNameOf('/media/the%20till.jpg?x=1#top')).toBe('the till.jpg');
  expect(mediaNameOf('/blog')).toBeUndefined();
});

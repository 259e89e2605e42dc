import { expect, test } from 'vitest';
import { fallbackWidthIn, widthsIn } from '../../../../renderer/content/pictures/places';

const place = { sizes: '49rem', widths: [400, 640, 800, 1080, 1568], fallbackWidth: 800 };

test('a large photo gets all widths of its place, and a smaller photo no larger widths than its own', () => {
  expect(widthsIn(place, { width: 4000, height: 3000 })).toEqual([400, 640, 800, 1080, 1568]);
  expect(widthsIn(place, { width: 700, height: 500 })).toEqual([400, 640, 700]);
  expect(widthsIn(place, { width: 640, height: 500 })).toEqual([400, 640]);
  expect(widthsIn(place, { width: 24, height: 24 })).toEqual([24]);
});

test('no width makes a picture longer than decoders support', () => {
  expect(widthsIn(place, { width: 2000, height: 40_000 })).toEqual([400, 640, 800, 819]);
});

test('old browsers get the width of the page, or a smaller picture unscaled', () => {
  expect(fallbackWidthIn(place, { width: 6000, height: 4000 })).toBe(800);
  expect(fallbackWidthIn(place, { width: 900, height: 600 })).toBe(800);
  expect(fallbackWidthIn(place, { width: 100, height: 80 })).toBe(100);
});

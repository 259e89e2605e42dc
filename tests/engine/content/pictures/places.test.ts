import { expect, test } from 'vitest';
import { fallbackWidthIn, placeNames, places, widthsIn } from '../../../../renderer/content/pictures/places';

test('a large photo gets all widths of its place, and a smaller photo no larger widths than its own', () => {
  expect(widthsIn('column', { width: 4000, height: 3000 })).toEqual([400, 640, 800, 1080, 1568]);
  expect(widthsIn('column', { width: 700, height: 500 })).toEqual([400, 640, 700]);
  expect(widthsIn('column', { width: 640, height: 500 })).toEqual([400, 640]);
  expect(widthsIn('column', { width: 24, height: 24 })).toEqual([24]);
});

test('no width makes a picture longer than decoders support', () => {
  expect(widthsIn('column', { width: 2000, height: 40_000 })).toEqual([400, 640, 800, 819]);
});

test('old browsers get the width of the page, or a smaller picture unscaled', () => {
  for (const place of placeNames) {
    expect(fallbackWidthIn(place, { width: 6000, height: 4000 })).toBeGreaterThanOrEqual(places[place].fallbackWidth);
    expect(fallbackWidthIn(place, { width: 100, height: 80 })).toBe(100);
  }
});

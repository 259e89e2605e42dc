import { expect, test } from 'vitest';
import { solution } from '../../../../pages/solution/schema';
import { parseHtml } from '../../../../renderer/html/parse-html';
import { assertKind } from '../../../support/assert-kind';
import { validContent } from '../../../support/load-cached';
import { entryAt } from '../../../support/outputs-content';
import { renderPage } from '../../../support/render-page';

const site = await validContent('content', { isPreview: true });
const solutions = site.all(solution).map(({ address }) => address);

test.each(solutions)('each sample of %s has a picture', async (address) => {
  const html = parseHtml(await renderPage(entryAt(site, address), site));
  const hanging = html
    .querySelectorAll('.chain > li')
    .map((sample) => sample.querySelector('.hang')?.text.trim() !== '');
  expect(hanging).toEqual([true, true, true]);
});

test('a sample without a picture of its own shows the next screen of the app', async () => {
  const entry = assertKind(entryAt(site, '/solutions/food-apps'), solution);
  const html = parseHtml(await renderPage(entry, site));
  const titles = html.querySelectorAll('.chain .device-bar').map((bar) => bar.text);
  expect(titles).toEqual(['Your order', 'Kitchen']);
});

test('a bar is as long as its share of the largest', async () => {
  const html = parseHtml(await renderPage(entryAt(site, '/solutions/ads'), site));
  const bars = html.querySelectorAll('.device-length rect').map((bar) => bar.getAttribute('width'));
  expect(bars).toEqual(['100%', '75%', '42%', '17%']);
});

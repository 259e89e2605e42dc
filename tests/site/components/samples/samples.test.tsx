import { expect, test } from 'vitest';
import { solution } from '../../../../pages/solution/schema';
import type { DataOf } from '../../../../renderer/content/schema/define-list';
import { parseHtml } from '../../../../renderer/html/parse-html';
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
  const [entry] = site.all(solution).filter(({ data }) => data.scene?.type === 'app' && nextScreens(data).length > 1);
  if (!entry) throw new Error('No solution has samples that show its app.');
  const html = parseHtml(await renderPage(entry, site));
  const titles = html.querySelectorAll('.chain .device-bar').map((bar) => bar.text);
  expect(titles.slice(0, 2)).toEqual(nextScreens(entry.data).slice(0, 2));
});

/** The titles of the screens that samples without pictures of their own show. */
function nextScreens({ scene, samples = [] }: DataOf<typeof solution>): string[] {
  if (scene?.type !== 'app' || samples.some(({ shows }, index) => shows && index < 2)) return [];
  return scene.screens.map(({ title }) => title).slice(0, samples.length);
}

test('a bar is as long as its share of the largest', async () => {
  const html = parseHtml(await renderPage(entryAt(site, '/solutions/ads'), site));
  const bars = html.querySelectorAll('.device-length rect').map((bar) => bar.getAttribute('width'));
  expect(bars).toEqual(['100%', '75%', '42%', '17%']);
});

import type { Page, Response } from '@playwright/test';
import { samplePages } from './sample';
import { expect, test } from './site';

const KB = 1024;

/** Bytes on the wire before any interaction. Island code counts separately, because it loads near the viewport or on interaction. */
const BUDGET = {
  document: 14 * KB,
  stylesheet: 14 * KB,
  font: 20 * KB,
  image: 20 * KB,
  starter: KB,
  total: 42 * KB,
  /** Photos and screenshots that editors add, not in the total: browsers load lazy ones from 1,250 pixels below the screen on. */
  picture: 60 * KB,
  /**
   * Most pages load no island code. With Brotli, React 19 takes 58.2 KB of it, and the contact form, the largest island,
   * 4.9 KB.
   */
  island: 65 * KB,
};

type Weight = Record<keyof typeof BUDGET | 'fonts', number>;

/** Loads a page and measures the transferred bytes by kind. */
async function weigh(page: Page, address: string): Promise<Weight> {
  const responses: Response[] = [];
  const collect = (response: Response) => responses.push(response);
  page.on('response', collect);
  await page.goto(address, { waitUntil: 'networkidle' });
  page.off('response', collect);
  const html = await (await page.request.get(address)).text();
  const starters = [...html.matchAll(/<script[^>]+src="([^"]+)"/g)].map(([, src = '']) => src);
  const starter = new Set([...starters, ...(await importsOf(page, starters))]);
  const weight: Weight = {
    document: 0,
    stylesheet: 0,
    font: 0,
    image: 0,
    picture: 0,
    starter: 0,
    total: 0,
    island: 0,
    fonts: 0,
  };
  for (const response of responses) {
    const { responseBodySize } = await response.request().sizes();
    const type = response.request().resourceType();
    const path = new URL(response.url()).pathname;
    if (type === 'script') weight[starter.has(path) ? 'starter' : 'island'] += responseBodySize;
    else if (type === 'image' && path.startsWith('/media/sizes/')) weight.picture += responseBodySize;
    else if (type === 'document' || type === 'stylesheet' || type === 'font' || type === 'image')
      weight[type] += responseBodySize;
    if (type === 'font') weight.fonts += 1;
  }
  weight.total = weight.document + weight.stylesheet + weight.font + weight.image + weight.starter;
  return weight;
}

/** The static imports of a document's scripts. */
async function importsOf(page: Page, scripts: string[]): Promise<string[]> {
  const found: string[] = [];
  for (const script of scripts) {
    const code = await (await page.request.get(script)).text();
    for (const [, path = ''] of code.matchAll(/(?:^|;)import[^;(]*from"([^"]+)"/g)) {
      found.push(new URL(path, new URL(script, page.url())).pathname);
    }
  }
  return found;
}

for (const address of samplePages('budget')) {
  test(`${address} weighs no more than its budget`, async ({ page }) => {
    const weight = await weigh(page, address);
    const over = (Object.keys(BUDGET) as (keyof typeof BUDGET)[]).filter((kind) => weight[kind] > BUDGET[kind]);
    expect(over, JSON.stringify(weight)).toEqual([]);
    expect(weight.fonts).toBeLessThanOrEqual(1);
    const hasIsland = (await page.locator('[data-island]').count()) > 0;
    if (!hasIsland) expect(weight.starter + weight.island).toBe(0);
  });
}

test('/contact is light before the form is used, and using it stays within its budget', async ({ page }) => {
  const before = await weigh(page, '/contact');
  expect(before.island).toBe(0);
  expect(before.total, JSON.stringify(before)).toBeLessThanOrEqual(42 * KB);
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.getByLabel('Full Name').focus();
  await page.locator('[data-island=contact-form] form[data-hydrated]').waitFor();
  const sizes = await Promise.all(responses.map(async (one) => (await one.request().sizes()).responseBodySize));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(BUDGET.island);
});

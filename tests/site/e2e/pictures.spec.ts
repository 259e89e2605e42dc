import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, expect, type Locator, test } from '@playwright/test';
import { serveSite } from '../../../renderer/commands/serve/serve-site';
import { addPhotos } from '../../support/add-photos';
import { layoutShiftOf } from '../../support/e2e/layout-shift';
import { photo } from '../../support/photo';
import { smallSite } from '../support/e2e/small-site';

const BESIDE_A_TEXT = `    description: It has your hub.
  - type: statement
    title: The door is open.
    paragraphs: [From eight in the morning on.]
    picture: { file: door.jpg, dark: night.jpg, alt: A door, caption: The front. }`;

test.describe('a page with photos', () => {
  let url = '';
  let out = '';
  let close = () => {};

  test.describe.configure({ mode: 'serial' });
  test.beforeAll(async () => {
    test.setTimeout(600_000);
    const site = smallSite('pictures', 2);
    ({ out } = site);
    const put = await addPhotos(site);
    // In the related articles.
    site.edit('blog/article-1.mdx', 'readMinutes', `photo: { file: door.jpg, alt: A door }\nreadMinutes`);
    // Beside a text, with a dark version.
    put('night.jpg', await photo({ width: 1800, height: 1200 }));
    site.edit('pages/apps.mdx', '    description: It has your hub.', BESIDE_A_TEXT);
    const { status, printed } = site.build({ args: ['--without-social-images'] });
    expect(status, printed).toBe(0);
    const server = await serveSite(out, 0);
    url = `${server.address.replace(/\/$/, '')}/blog/article-0`;
    close = () => void server.close();
  });
  test.afterAll(() => close());

  test('a browser loads the smallest sharp file, without layout shifts', async ({ browser }) => {
    const phone = await openPage(browser, { width: 390, height: 844 }, 3);
    // Two device pixels per CSS pixel are enough: a third is not visible, and would double the bytes.
    expect(await phone.chosen('A counter')).toMatch(/^\/media\/sizes\/counter-800\.[\w-]{8}\.avif$/);
    expect(await phone.shifted()).toBe(0);
    const desk = await openPage(browser, { width: 1440, height: 900 }, 1);
    expect(await desk.chosen('A door')).toMatch(/^\/media\/sizes\/door-800\.[\w-]{8}\.avif$/);
    // It is smaller on the card of a related article.
    const card = desk.page.locator('.teasers img');
    await card.scrollIntoViewIfNeeded();
    await expect.poll(() => card.evaluate((img: HTMLImageElement) => img.currentSrc)).toContain('/door-480.');
    expect(await desk.shifted()).toBe(0);
  });

  for (const width of [360, 640, 768, 1000, 1280, 1920]) {
    test(`at ${width} pixels, the width of a picture matches its sizes`, async ({ browser }) => {
      const { page } = await openPage(browser, { width, height: 900 }, 1);
      await expectTrueSizes(page.getByRole('img', { name: 'A counter' }));
      await expectTrueSizes(page.locator('.teasers img'));
      await page.goto(new URL('/apps', url).href);
      await expectTrueSizes(page.getByRole('img', { name: 'A door' }));
    });
  }

  test('a picture is beside its text, below it on phones, and replaced in dark mode', async ({ browser }) => {
    const boxesAt = async (width: number, colorScheme: 'light' | 'dark') => {
      const page = await browser.newPage({ viewport: { width, height: 900 }, colorScheme });
      await page.goto(new URL('/apps', url).href);
      const picture = page.getByRole('figure', { name: 'The front.' }).getByRole('img', { name: 'A door' });
      await picture.scrollIntoViewIfNeeded();
      await picture.evaluate((img: HTMLImageElement) => img.decode());
      expect(await layoutShiftOf(page)).toBe(0);
      const boxOf = async (locator: Locator) => (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      return {
        text: await boxOf(page.getByText('From eight in the morning on.')),
        picture: await boxOf(picture),
        file: await picture.evaluate((img: HTMLImageElement) => img.currentSrc),
      };
    };
    const desk = await boxesAt(1280, 'light');
    expect(desk.picture.x).toBeGreaterThan(desk.text.x + desk.text.width);
    expect(desk.picture.y).toBeLessThan(desk.text.y);
    expect(desk.file).toContain('/door-640.');
    const phone = await boxesAt(390, 'dark');
    expect(phone.picture.x).toBe(phone.text.x);
    expect(phone.picture.y).toBeGreaterThan(phone.text.y + phone.text.height);
    expect(phone.file).toContain('/night-400.');
  });

  test('the first picture is loaded eagerly, others lazily; each has a placeholder with its shape and color', async ({
    page,
  }) => {
    await page.goto(url);
    const counter = page.getByRole('img', { name: 'A counter' });
    await expect(counter).toHaveAttribute('fetchpriority', 'high');
    await expect(counter).toHaveAttribute('loading', 'eager');
    const door = page.getByRole('img', { name: 'A door' });
    await expect(door).toHaveAttribute('loading', 'lazy');
    await expect(door).toHaveAttribute('width', '1800');
    await expect(door).toHaveAttribute('height', '1200');
    await expect(door).toHaveCSS('background-color', /^rgb\((?:1[0-3]\d|[89]\d), \d+, \d+\)$/);
    // Screen readers ignore a decoration.
    await expect(page.getByRole('img')).toHaveCount(await page.locator('main img[alt]:not([alt=""])').count());
  });

  test('hosts keep each size forever, and revalidate an original', async ({ request, page }) => {
    await page.goto(url);
    const address = await page.getByRole('img', { name: 'A counter' }).evaluate((img: HTMLImageElement) => img.src);
    expect((await request.get(address)).headers()['cache-control']).toContain('immutable');
    const original = await request.get(new URL('/media/door.jpg', url).href);
    expect(original.headers()['cache-control']).toBe('no-cache');
    expect(readFileSync(join(out, 'client/_headers'), 'utf8')).toContain(
      '/media/sizes/*\n  Cache-Control: public, max-age=31536000, immutable',
    );
  });

  test('the receipt counts the picture that a phone loads with the page, and on other pages tells nothing of it', async ({
    browser,
  }) => {
    const page = await browser.newPage({ viewport: { width: 412, height: 915 }, deviceScaleFactor: 1.75 });
    await page.goto(new URL('/blog/article-1', url).href);
    const src = await page.getByRole('img', { name: 'A door' }).evaluate((img: HTMLImageElement) => img.currentSrc);
    expect(src).toContain('/door-800.');
    const bytes = (await (await page.request.get(src)).body()).length;
    const row = page.locator('.receipt dl > div').filter({ hasText: 'on a phone' });
    await expect(row.locator('dd')).toHaveText(`${(bytes / 1024).toFixed(1)} KB`);
    await page.goto(new URL('/blog', url).href);
    await expect(page.locator('.receipt dl > div')).toHaveCount(6);
    await expect(row).toHaveCount(0);
    await page.close();
  });

  async function openPage(browser: Browser, viewport: { width: number; height: number }, deviceScaleFactor: number) {
    const page = await browser.newPage({ viewport, deviceScaleFactor });
    await page.goto(url);
    const last = page.getByRole('img', { name: 'A door' });
    await last.scrollIntoViewIfNeeded();
    await last.evaluate((img: HTMLImageElement) => img.decode());
    return {
      page,
      chosen: (name: string) =>
        page.getByRole('img', { name }).evaluate((img: HTMLImageElement) => new URL(img.currentSrc).pathname),
      shifted: () => layoutShiftOf(page),
    };
  }
});

/** Expects that the width of a picture roughly matches its `sizes`. */
async function expectTrueSizes(picture: Locator) {
  const [told = 0, shown = 0] = await picture.evaluate(async (img: HTMLImageElement) => {
    // Without a CSS width, a picture is as wide as its sizes say. The name of the fallback file contains its width.
    const probe = document.createElement('img');
    probe.sizes = img.parentElement?.querySelector('source')?.sizes ?? '';
    probe.srcset = `${img.src} ${/-(\d+)\./.exec(img.src)?.[1]}w`;
    document.body.append(probe);
    await probe.decode();
    return [probe.getBoundingClientRect().width, img.getBoundingClientRect().width];
  });
  expect(Math.abs(told - shown), `${told} told, ${shown} shown`).toBeLessThan(0.08 * shown);
}

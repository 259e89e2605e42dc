import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { serveSite } from '../../../renderer/commands/serve/serve-site';
import { layoutShiftOf } from '../../support/e2e/layout-shift';
import { photo } from '../../support/photo';
import { smallSite } from '../support/e2e/small-site';

const PLAYER = 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1';
const WATCH = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ';
const CAPTIONS = 'WEBVTT\n\n00:00.000 --> 00:04.000\nA kayak goes down the river.\n';

const OWN = `<Video>

![A kayak](/media/poster.jpg)

[A kayak on the river](/media/river.webm)
[Captions](/media/river.vtt)

On the first morning.

</Video>`;

const HOSTED = `<Video width="wide">

![A kayak](/media/poster.jpg)

[A rabbit in the woods](https://youtu.be/aqz-KE-bpKQ?si=1a2b3c4d5e6f)

</Video>`;

let url = '';
let out = '';
let close = () => {};

test.describe.configure({ mode: 'serial' });

/** A small site with a video file in the first article, and a YouTube video in the second. */
test.beforeAll(async () => {
  test.setTimeout(600_000);
  const site = smallSite('video', 3);
  ({ out } = site);
  const media = join(site.content, 'media');
  mkdirSync(media, { recursive: true });
  cpSync('tests/fixtures/media/river.webm', join(media, 'river.webm'));
  writeFileSync(join(media, 'river.vtt'), CAPTIONS);
  writeFileSync(join(media, 'poster.jpg'), await photo({ width: 1280, height: 720 }));
  for (const [index, video] of [OWN, HOSTED].entries())
    site.edit(`blog/article-${index}.mdx`, `A text of article ${index}.`, `A text of article ${index}.\n\n${video}`);
  const { status, printed } = site.build({ args: ['--without-social-images'] });
  expect(status, printed).toBe(0);
  const server = await serveSite(out, 0);
  url = server.address.replace(/\/$/, '');
  close = () => void server.close();
});
test.afterAll(() => close());

/** The addresses that a page requests from now on. */
function requestsOf(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  return requests;
}

test('before a visitor plays a video, only the poster is loaded, without layout shifts', async ({ page }) => {
  const requests = requestsOf(page);
  await page.goto(`${url}/blog/article-0`);
  const video = page.getByLabel('A kayak on the river');
  await video.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  const posters = requests.filter((address) => address.includes('/sizes/poster'));
  expect(posters).toEqual([expect.stringMatching(/poster-\d+\.[\w-]{8}\.avif$/)]);
  expect(requests.filter((address) => address.endsWith('.webm'))).toEqual([]);
  const { width = 0, height = 0 } = (await video.boundingBox()) ?? {};
  expect(width).toBeGreaterThan(300);
  expect(Math.abs(width / height - 320 / 180)).toBeLessThan(0.01);
  expect(await layoutShiftOf(page)).toBe(0);
});

/** The color of a video as it is seen, in its left half: that of the poster is red. */
async function colorOf(video: Locator) {
  const { channels } = await sharp(await video.screenshot())
    .extract({ left: 30, top: 30, width: 20, height: 20 })
    .stats();
  const [red = 0, green = 0] = channels.map(({ mean }) => mean);
  return red > 2 * green ? 'red' : 'another';
}

test('its poster is seen until it plays', async ({ page }) => {
  await page.goto(`${url}/blog/article-0`);
  const video = page.getByLabel('A kayak on the river');
  await video.scrollIntoViewIfNeeded();
  await expect.poll(() => colorOf(video)).toBe('red');
  await video.focus();
  await page.keyboard.press('Space');
  await expect.poll(() => colorOf(video)).toBe('another');
});

for (const javaScriptEnabled of [true, false])
  test(`the keyboard can play it, muted and with captions, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, async ({
    browser,
  }) => {
    const page = await browser.newPage({ javaScriptEnabled });
    await page.goto(`${url}/blog/article-0`);
    const video = page.getByLabel('A kayak on the river');
    const stateOf = () =>
      video.evaluate((element: HTMLVideoElement) => {
        const { paused, muted, textTracks } = element;
        return { paused, muted, mode: textTracks[0]?.mode, cues: textTracks[0]?.cues?.length };
      });
    expect(await stateOf()).toMatchObject({ paused: true, muted: true });
    await video.focus();
    await page.keyboard.press('Space');
    await expect.poll(stateOf).toEqual({ paused: false, muted: true, mode: 'showing', cues: 1 });
    await page.keyboard.press('Space');
    await expect.poll(stateOf).toMatchObject({ paused: true });
    await page.close();
  });

test('feeds and Markdown versions link to the file, which is a download', async ({ request }) => {
  const { 'content-disposition': disposition, 'content-type': type } = (
    await request.get(`${url}/media/river.webm`)
  ).headers();
  expect([type, disposition]).toEqual(['video/webm', 'attachment']);
});

test('it may be shown fullscreen', async ({ page }) => {
  await page.goto(`${url}/blog/article-0`);
  expect(await page.evaluate(() => document.fullscreenEnabled)).toBe(true);
  await page.goto(`${url}/blog/article-2`);
  expect(await page.evaluate(() => document.fullscreenEnabled)).toBe(false);
});

test('without JavaScript, a YouTube video is a link, and nothing is loaded from YouTube', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  const requests = requestsOf(page);
  await page.goto(`${url}/blog/article-1`, { waitUntil: 'networkidle' });
  const link = page.getByRole('link', { name: 'A rabbit in the woods: YouTube' });
  await expect(link).toHaveAttribute('href', WATCH);
  const { width = 0, height = 0 } = (await link.boundingBox()) ?? {};
  expect(width / height).toBeCloseTo(16 / 9, 1);
  expect(requests.filter((address) => !address.startsWith(url))).toEqual([]);
  await page.close();
});

/** Responds instead of YouTube. */
async function fakePlayer(page: Page) {
  const body = '<title>Player</title><button autofocus>Pause</button>';
  await page.route(/^https:\/\/www\.youtube(?:-nocookie)?\.com\//, (route) =>
    route.fulfill({ contentType: 'text/html', body }),
  );
}

/** The link on the page, once its code is loaded, near the viewport. */
async function readyLink(page: Page) {
  await page.goto(`${url}/blog/article-1`);
  const link = page.getByRole('link', { name: 'A rabbit in the woods: YouTube' });
  await link.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  return link;
}

test('a key press replaces the link with the player, which gets the focus and may be fullscreen', async ({ page }) => {
  await fakePlayer(page);
  const requests = requestsOf(page);
  const link = await readyLink(page);
  const box = await page.locator('.hosted-video').boundingBox();
  expect(requests.filter((address) => !address.startsWith(url))).toEqual([]);
  await link.focus();
  await page.keyboard.press('Enter');
  const frame = page.frameLocator('iframe[title="A rabbit in the woods"]');
  await expect(frame.getByRole('button', { name: 'Pause' })).toBeVisible();
  expect(requests.filter((address) => !address.startsWith(url))).toEqual([PLAYER]);
  expect(await page.locator('.hosted-video').boundingBox()).toEqual(box);
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe('iframe');
  expect(await frame.locator('html').evaluate(() => document.fullscreenEnabled)).toBe(true);
});

test('only the policy of its page allows the player', async ({ page, request }) => {
  const policyOf = async (path: string) => (await request.get(url + path)).headers()['content-security-policy'] ?? '';
  const others = await policyOf('/blog/article-2');
  expect(others).not.toMatch(/media-src|frame-src/);
  expect(await policyOf('/blog')).toBe(others);
  expect((await policyOf('/blog/article-0')).replace("media-src 'self'; ", '')).toBe(others);
  expect((await policyOf('/blog/article-1')).replace('frame-src https://www.youtube-nocookie.com; ', '')).toBe(others);

  await fakePlayer(page);
  const refusedOn = async (path: string) => {
    await page.goto(url + path);
    await page.evaluate(
      (address) =>
        new Promise((done) => {
          const frame = document.createElement('iframe');
          frame.addEventListener('load', done);
          frame.src = address;
          document.body.append(frame);
        }),
      PLAYER,
    );
    return page.frames().every((frame) => frame.url() !== PLAYER);
  };
  expect(await refusedOn('/blog/article-1')).toBe(false);
  expect(await refusedOn('/blog/article-0')).toBe(true);
  expect(await refusedOn('/blog/article-2')).toBe(true);
});

test('if a host sends every page the same policy, the click leads to YouTube', async ({ page, request }) => {
  const headers = (await request.get(`${url}/blog/article-2`)).headers();
  await fakePlayer(page);
  await page.route(`${url}/blog/article-1`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      headers: { ...response.headers(), 'content-security-policy': headers['content-security-policy'] ?? '' },
    });
  });
  await (await readyLink(page)).click();
  await page.waitForURL(WATCH);
});

test('the configurations of hosts name both pages, and no other', () => {
  const told = ['client/_headers', 'hosts/nginx.conf', 'hosts/Caddyfile', 'hosts/vercel.json', 'hosts/rules.json'];
  for (const file of told) {
    const text = readFileSync(join(out, file), 'utf8');
    expect(text.match(/media-src 'self'/g), file).toHaveLength(1);
    expect(text.match(/frame-src https:\/\/www\.youtube-nocookie\.com/g), file).toHaveLength(1);
  }
});

test('structured data, feeds and Markdown versions contain both videos', async () => {
  const textOf = (file: string) => readFileSync(join(out, 'client/blog', file), 'utf8');
  const dataIn = (html: string) => {
    const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)];
    return blocks.map(([, json = '']) => JSON.parse(json)).find((data) => data['@type'] === 'VideoObject');
  };
  expect(dataIn(textOf('article-0.html'))).toMatchObject({
    name: 'A kayak on the river',
    thumbnailUrl: expect.stringMatching(/^https:\/\/tallwind\.example\/media\/sizes\/poster-800/),
    uploadDate: '2024-01-01T12:00:00Z',
    duration: 'PT4S',
    contentUrl: 'https://tallwind.example/media/river.webm',
  });
  expect(dataIn(textOf('article-1.html'))).toMatchObject({ name: 'A rabbit in the woods', embedUrl: PLAYER });
  expect(textOf('article-0.md')).toContain(
    '[A kayak on the river](https://tallwind.example/media/river.webm)\n\nOn the first morning.',
  );
  expect(textOf('article-1.md')).toContain(`[A rabbit in the woods: YouTube](${WATCH})`);
  const feed = textOf('feed.json');
  expect(feed).toContain('https://tallwind.example/media/river.webm');
  expect(feed).toMatch(/https:\/\/tallwind\.example\/media\/sizes\/poster-\d+\.[\w-]{8}\.jpg/);
  expect(feed).toContain('https://youtu.be/aqz-KE-bpKQ');
});

test('the sitemap names both videos, and what it names is there', async ({ request }) => {
  const text = readFileSync(join(out, 'client/sitemap.xml'), 'utf8');
  const videoOf = (page: string) =>
    new RegExp(`<loc>https://tallwind.example${page}</loc>[^\\n]*?(<video:video>.*?</video:video>)</url>`).exec(
      text,
    )?.[1];
  expect(videoOf('/blog/article-0')).toMatch(
    /<video:description>On the first morning\.<\/video:description><video:content_loc>https:\/\/tallwind\.example\/media\/river\.webm<\/video:content_loc><video:duration>4<\/video:duration>/,
  );
  expect(videoOf('/blog/article-1')).toContain(`<video:player_loc>${PLAYER}</video:player_loc>`);
  expect(text.match(/<video:video>/g)).toHaveLength(2);
  for (const [, path = ''] of text.matchAll(/<video:(?:thumbnail|content)_loc>https:\/\/tallwind\.example([^<]+)/g))
    expect((await request.get(url + path)).status(), path).toBe(200);
});

test('a page without a video has nothing of it', () => {
  const html = readFileSync(join(out, 'client/blog/article-2.html'), 'utf8');
  expect(html).not.toMatch(/video|hydrate|iframe/i);
});

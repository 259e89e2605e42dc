import { readdirSync, readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { parse } from 'yaml';
import { pictureFileOf, SECTION_PICTURE, takePicture } from '../../../renderer/commands/generate/take-picture';
import { takeScreens } from '../../../scripts/generate/screens';
import { takeScreenshots } from '../../../scripts/generate/screenshots';
import { SITE } from '../../support/e2e/addresses';
import { sampleOf } from '../../support/sample';
import { test, url } from './dev-site';
import { expect } from './site';

/**
 * The maximum difference between two pictures, of 255, averaged over all channels of their thumbnails. The antialiasing of
 * another machine stays below 1; even similar sections differ by more than 3.
 */
const MAX_APART = 2;

/** Pictures can't be compared byte by byte, because antialiasing differs between machines. */
async function distanceOf(one: Uint8Array, other: Uint8Array): Promise<number> {
  const [a, b] = await Promise.all([one, other].map(thumbnailOf));
  if (!a || !b || a.length !== b.length) return Number.POSITIVE_INFINITY;
  return a.reduce((sum, value, index) => sum + Math.abs(value - (b[index] ?? 0)), 0) / a.length;
}

function thumbnailOf(picture: Uint8Array): Promise<Buffer> {
  return sharp(picture).removeAlpha().resize(64, 48, { fit: 'fill' }).raw().toBuffer();
}

test('the pictures in docs/sections.md show the current sections (npm run generate draws them)', async ({
  browser,
}) => {
  const page = await browser.newPage(SECTION_PICTURE);
  const stale: string[] = [];
  const sections = readdirSync('components/sections', { withFileTypes: true });
  const types = sections.flatMap((each) => (each.isDirectory() ? each.name : []));
  for (const type of sampleOf('section pictures', types, types.length / 6)) {
    const kept = readFileSync(`docs/${pictureFileOf(type)}`);
    const measure = async () => distanceOf(kept, await takePicture(page, url, type));
    let distance = await measure();
    // On a busy machine, a page may move while its picture is taken; a stale picture differs again.
    if (distance > MAX_APART) distance = await measure();
    if (distance > MAX_APART) stale.push(`${type} (${distance.toFixed(1)})`);
  }
  expect(stale).toEqual([]);
});

test('the screenshots of tools are current (npm run generate -- screens takes them)', async ({ browser }) => {
  const stale: string[] = [];
  for (const [file, picture] of Object.entries(await takeScreens(browser, url))) {
    const distance = await distanceOf(readFileSync(`content/media/${file}`), picture);
    if (distance > MAX_APART) stale.push(`${file} (${distance.toFixed(1)})`);
  }
  expect(stale).toEqual([]);
});

test('the screenshots in the media kit show the current pages (npm run generate takes them)', async ({ browser }) => {
  const kept = unzipSync(readFileSync('content/media/media-kit/screenshots.zip'));
  const taken = await takeScreenshots(browser, SITE.url, parse(readFileSync('content/site.yaml', 'utf8')));
  expect(Object.keys(kept).sort()).toEqual(Object.keys(taken).sort());
  const stale: string[] = [];
  for (const [file, picture] of Object.entries(taken)) {
    const distance = await distanceOf(kept[file] ?? picture, picture);
    if (distance > MAX_APART) stale.push(`${file} (${distance.toFixed(1)})`);
  }
  expect(stale).toEqual([]);
});

test('the colors in the media kit match the site (npm run generate writes them)', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(SITE.url);
  const printed = fillsOf(readFileSync('content/media/media-kit/colors-and-type.pdf'));
  const shown = await colorsOf(page);
  const missing = Object.entries(shown).filter(
    ([, color]) => !printed.some((fill) => fill.every((part, index) => Math.abs(part - (color[index] ?? 0)) <= 1)),
  );
  expect(Object.keys(shown)).toHaveLength(6);
  expect(missing).toEqual([]);
});

/** The fill colors in a PDF file, with components from 0 to 255. */
function fillsOf(pdf: Buffer): number[][] {
  const text = pdf.toString('latin1');
  return [...text.matchAll(/FlateDecode[^>]*>>\s*stream\r?\n/g)].flatMap(({ 0: head, index }) => {
    const start = index + head.length;
    const content = inflateSync(pdf.subarray(start, text.indexOf('endstream', start))).toString('latin1');
    const fills = content.matchAll(/([\d.]+) ([\d.]+) ([\d.]+) rg/g);
    return [...fills].map((parts) => parts.slice(1, 4).map((part) => 255 * Number(part)));
  });
}

/** The colors of the site that the media kit names, with components from 0 to 255. */
function colorsOf(page: Page): Promise<Record<string, number[]>> {
  return page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const colorOf = (variable: string, theme: string) => {
      const swatch = document.body.appendChild(document.createElement('span'));
      swatch.dataset.theme = theme;
      swatch.style.background = `var(${variable})`;
      if (!canvas) throw new Error('No canvas');
      canvas.fillStyle = getComputedStyle(swatch).backgroundColor;
      canvas.fillRect(0, 0, 1, 1);
      return [...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3)];
    };
    const hues = ['green', 'blue', 'purple', 'indigo'].map((theme) => [theme, colorOf('--hue', theme)]);
    return Object.fromEntries([['paper', colorOf('--paper', 'ink')], ['ink', colorOf('--ink', 'ink')], ...hues]);
  });
}

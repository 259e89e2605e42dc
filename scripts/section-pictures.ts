/**
 * Draws the pictures of docs/sections.md: each section type as the component page shows it. For anyone who changes how a
 * section looks: npm run dev, and in another terminal npm run section-pictures.
 */
import { mkdir } from 'node:fs/promises';
import { chromium } from 'playwright';
import { drawnAt, pictureFileOf, sectionTypes } from './generate/new-section';
import { BROWSER_ARGS } from './shared/browser-args';
import { findBrowser } from './shared/find-browser';

const WIDTH = 1100;
/** What is further down repeats what is above it. */
const MAX_HEIGHT = 900;

await mkdir('docs/pictures/sections', { recursive: true });
const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGS });
const page = await browser.newPage({
  viewport: { width: WIDTH, height: MAX_HEIGHT },
  deviceScaleFactor: 0.6,
  reducedMotion: 'reduce',
});
for (const type of sectionTypes) {
  await page.goto(`${drawnAt(type)}&scheme=light`);
  await page.evaluate(() => document.fonts.ready);
  const section = page.locator('.specimen-band .specimen-ground').first();
  await section.scrollIntoViewIfNeeded();
  const { x = 0, y = 0, width = WIDTH, height = MAX_HEIGHT } = (await section.boundingBox()) ?? {};
  const scrolled = await page.evaluate(() => window.scrollY);
  await page.screenshot({
    path: `docs/${pictureFileOf(type)}`,
    fullPage: true,
    quality: 80,
    // The button of the dev server is no part of the section.
    style: '[aria-label="Edit the texts of this page"] { visibility: hidden }',
    clip: { x, y: y + scrolled, width, height: Math.min(height, MAX_HEIGHT) },
  });
}
await browser.close();

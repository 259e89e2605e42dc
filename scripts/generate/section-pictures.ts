import { mkdir } from 'node:fs/promises';
import { chromium, type Page } from 'playwright';
import { BROWSER_ARGS } from '../shared/browser-args';
import { findBrowser } from '../shared/find-browser';
import { freePorts } from '../shared/free-ports';
import { serveDevelopment } from '../shared/serve-development';
import { addressInGallery, pictureFileOf, sectionTypes } from './new-section';

const WIDTH = 1100;
/** What is further down repeats what is above it. */
const MAX_HEIGHT = 900;

/** The settings of a page that pictures of sections are taken of. */
export const SECTION_PICTURE = {
  viewport: { width: WIDTH, height: MAX_HEIGHT },
  deviceScaleFactor: 0.6,
  reducedMotion: 'reduce',
} as const;

/** Draws the pictures of docs/sections.md: each section type as the component page shows it. */
export async function writeSectionPictures() {
  const port = await freePorts(5180, 1);
  const server = await serveDevelopment(port);
  await mkdir('docs/pictures/sections', { recursive: true });
  const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGS });
  const page = await browser.newPage(SECTION_PICTURE);
  for (const type of sectionTypes)
    await takePicture(page, `http://localhost:${port}`, type, `docs/${pictureFileOf(type)}`);
  await browser.close();
  await server.close();
}

/**
 * Takes a picture of a section type.
 * @param url of the dev server
 * @param path where it is written; without it, it is only returned
 */
export async function takePicture(page: Page, url: string, type: string, path?: string): Promise<Buffer> {
  await page.goto(`${url}${addressInGallery(type)}&scheme=light`);
  // A font that has not been asked for yet counts as ready.
  await page.evaluate(() => document.fonts.load('1em "Familjen Grotesk"'));
  const section = page.locator('.specimen-band .specimen-ground').first();
  await section.scrollIntoViewIfNeeded();
  const { x = 0, y = 0, width = WIDTH, height = MAX_HEIGHT } = (await section.boundingBox()) ?? {};
  const scrolled = await page.evaluate(() => window.scrollY);
  return page.screenshot({
    path,
    type: 'jpeg',
    fullPage: true,
    quality: 80,
    // The button of the dev server is no part of the section.
    style: '[aria-label="Edit the texts of this page"] { visibility: hidden }',
    clip: { x, y: y + scrolled, width, height: Math.min(height, MAX_HEIGHT) },
  });
}

import type { Page } from 'playwright';

const WIDTH = 1100;
/** The rest of the page repeats the part above. */
const MAX_HEIGHT = 900;

/** Neither the button of the dev server nor the index is part of a section: its lines would shift with every new group. */
const AROUND = '[aria-label="Edit the texts of this page"], .gallery-index { display: none }';

/** The settings of a page that pictures of sections are taken of. */
export const SECTION_PICTURE = {
  viewport: { width: WIDTH, height: MAX_HEIGHT },
  deviceScaleFactor: 0.6,
  reducedMotion: 'reduce',
} as const;

/** The address of all variants of a section type, on a server for development. */
export function addressInGallery(type: string): string {
  return `/__components?show=${type}`;
}

/** A picture of a section type, seen from docs/; npm run generate draws it. */
export function pictureFileOf(type: string): string {
  return `pictures/sections/${type}.jpg`;
}

/**
 * Takes a picture of a section type.
 * @param url of the dev server
 * @param path the file to write; without it, the picture is only returned
 */
export async function takePicture(page: Page, url: string, type: string, path?: string): Promise<Buffer> {
  await page.goto(`${url}${addressInGallery(type)}&scheme=light`);
  await page.addStyleTag({ content: AROUND });
  // A font that has not been asked for yet counts as ready.
  await page.evaluate(() => document.fonts.load('1em "Familjen Grotesk"'));
  const section = page.locator('.specimen-band .specimen-ground').first();
  await section.scrollIntoViewIfNeeded();
  // The dev server makes a picture when it is asked for.
  await section.locator('img').evaluateAll((images: HTMLImageElement[]) => {
    for (const image of images) image.loading = 'eager';
    // decode() fails if the browser chooses another source while it runs.
    return Promise.all(images.map((image) => image.decode().catch(() => image.decode())));
  });
  const { x = 0, y = 0, width = WIDTH, height = MAX_HEIGHT } = (await section.boundingBox()) ?? {};
  const scrolled = await page.evaluate(() => window.scrollY);
  return page.screenshot({
    path,
    type: 'jpeg',
    fullPage: true,
    quality: 80,
    clip: { x, y: y + scrolled, width, height: Math.min(height, MAX_HEIGHT) },
  });
}

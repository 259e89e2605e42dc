import { mkdir } from 'node:fs/promises';
import { chromium } from 'playwright';
import { BROWSER_ARGS } from '../shared/browser-args';
import { findBrowser } from '../shared/find-browser';
import { freePorts } from '../shared/free-ports';
import { serveDevelopment } from '../shared/serve-development';
import { sectionTypes } from './new-section';
import { pictureFileOf, SECTION_PICTURE, takePicture } from './take-picture';

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

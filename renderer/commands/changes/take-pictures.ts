import { chromium, type Page } from 'playwright';
import { serveSite } from '../serve/serve-site';
import { BROWSER_ARGS } from '../shared/browser-args';
import { findBrowser } from '../shared/find-browser';
import { comparePictures, type PicturePair } from './compare-pictures';
import type { Sides } from './read-site';
import type { PageChange } from './site-changes';
import { timeLeft } from './time-left';

/** The widths of a phone and of a desk, in CSS pixels. */
export const WIDTHS = [375, 1440];

/** More would take hours, and no browser would open the report. */
const MAX_PAGES = 200;

/** All pictures together: written as text they take a third more, and the report is to stay below 5 MB. */
const MAX_BYTES = 3_000_000;

/** The time of the first pages, without the start of the browser, tells how long the rest takes. */
const MEASURED = 6;

/** A page is painted while another is compared. */
const AT_A_TIME = 2;

/** How many pictures are taken of a page that looks different each time. */
const MAX_ATTEMPTS = 10;

/** The pages that get screenshots: if there are too many, pages with changed text come before restyled pages. */
export function picturedPages(pages: readonly PageChange[]): PageChange[] {
  const isRestyled = ({ kind }: PageChange) => kind === 'restyled';
  return [...pages.filter((page) => !isRestyled(page)), ...pages.filter(isRestyled)].slice(0, MAX_PAGES);
}

/**
 * Takes screenshots of each page at both widths, before and after, and keeps what differs.
 * @param dists the folders of both builds
 * @param tell prints a line while it takes them
 * @returns the pictures by the address of the page; if there are too many pages or bytes, not of all
 */
export async function takePictures(
  pages: readonly PageChange[],
  dists: Sides<string>,
  tell: (line: string) => void,
): Promise<Map<string, PicturePair[]>> {
  const pictures = new Map<string, PicturePair[]>();
  if (pages.length === 0) return pictures;
  const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGS });
  const before = await serveSite(dists.before, 0);
  const after = await serveSite(dists.after, 0);
  try {
    const pictured = picturedPages(pages);
    const queue = pictured.values();
    const start = performance.now();
    let bytes = 0;
    let taken = 0;
    const work = async () => {
      // Without JavaScript a page looks the same each time: no island hydrates in one picture and not yet in the other.
      const tab = await browser.newPage({ javaScriptEnabled: false, colorScheme: 'light', reducedMotion: 'reduce' });
      for (const { address, was, kind } of queue) {
        const old = kind === 'added' ? [] : await shoot(tab, before.address + was);
        const current = kind === 'removed' ? [] : await shoot(tab, after.address + address);
        const pairs = await Promise.all(WIDTHS.map((_, index) => comparePictures(old[index], current[index])));
        bytes += sizeOf(pairs.flat());
        if (bytes > MAX_BYTES) break;
        pictures.set(address, pairs.flat());
        taken += 1;
        if (taken === MEASURED && pictured.length > MEASURED) {
          const time = timeLeft(performance.now() - start, taken, pictured.length);
          tell(`Taking pictures of ${pictured.length} pages: as the first ${MEASURED} went, about ${time} more …`);
        }
      }
    };
    await Promise.all(Array.from({ length: AT_A_TIME }, work));
  } finally {
    await browser.close();
    before.close();
    after.close();
  }
  return pictures;
}

function sizeOf(pairs: readonly PicturePair[]): number {
  return pairs.reduce((sum, { before, after }) => sum + (before?.length ?? 0) + (after?.length ?? 0), 0);
}

/** The whole page at each width, as PNG. */
async function shoot(tab: Page, url: string): Promise<Buffer[]> {
  const devtools = await tab.context().newCDPSession(tab);
  await tab.goto(url);
  const pictures: Buffer[] = [];
  for (const width of WIDTHS) {
    await tab.setViewportSize({ width, height: 900 });
    const { cssContentSize } = await devtools.send('Page.getLayoutMetrics');
    const take = async () => {
      // Playwright's own screenshot takes twice as long, because it compresses images that are decoded right away.
      const { data } = await devtools.send('Page.captureScreenshot', {
        format: 'png',
        optimizeForSpeed: true,
        captureBeyondViewport: true,
        clip: { x: 0, y: 0, width, height: cssContentSize.height, scale: 1 },
      });
      return Buffer.from(data, 'base64');
    };
    pictures.push(await settled(take));
  }
  await devtools.detach();
  return pictures;
}

/**
 * The first picture that is equal to the one before it: on a busy computer, Chromium leaves parts of a long page empty that
 * it has not painted yet. Of a page that looks different each time, the last of several.
 */
export async function settled(take: () => Promise<Buffer>): Promise<Buffer> {
  let last = await take();
  for (let attempt = 2; attempt <= MAX_ATTEMPTS; attempt += 1) {
    const picture = await take();
    if (picture.equals(last)) break;
    last = picture;
  }
  return last;
}

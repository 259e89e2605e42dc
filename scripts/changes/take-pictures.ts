import { type Browser, type CDPSession, chromium, type Page } from 'playwright';
import { serveSite } from '../serve/serve-site';
import { BROWSER_ARGS } from '../shared/browser-args';
import { findBrowser } from '../shared/find-browser';
import { comparePictures, type PictureChanges, wholePicture } from './compare-pictures';
import type { PageChange } from './compare-sites';

/** The widths of a phone and of a desk, in CSS pixels. */
export const WIDTHS = { phone: 375, desktop: 1440 } as const;

export type Width = keyof typeof WIDTHS;

export type Pictures = Record<Width, PictureChanges>;

/** More would take hours, and no browser would open the report. */
const MAX_PAGES = 200;

/** One page is painted while another one is compared. */
const AT_A_TIME = 2;

/** How many pictures are taken of a page that looks different each time. */
const MAX_ATTEMPTS = 10;

interface Sites {
  before: string;
  after: string;
}

/** The pages that get screenshots: if there are too many, those with changed text come before restyled ones. */
export function picturedPages(pages: readonly PageChange[]): PageChange[] {
  const isRestyled = ({ kind }: PageChange) => kind === 'restyled';
  return [...pages.filter((page) => !isRestyled(page)), ...pages.filter(isRestyled)].slice(0, MAX_PAGES);
}

/**
 * Takes screenshots of each page at both widths, before and after, and keeps the differences.
 * @param dists the folders of both builds
 * @returns the pictures by the address of the page; if there are too many pages, not of all
 */
export async function takePictures(pages: readonly PageChange[], dists: Sites): Promise<Map<string, Pictures>> {
  const executablePath = findBrowser();
  const pictures = new Map<string, Pictures>();
  if (pages.length === 0) return pictures;
  const before = await serveSite(dists.before, 0);
  const after = await serveSite(dists.after, 0);
  const browser = await chromium.launch({ executablePath, args: BROWSER_ARGS });
  try {
    const queue = picturedPages(pages).values();
    const work = async () => {
      const tab = await openTab(browser);
      for (const page of queue) {
        pictures.set(page.address, await picturesOf(page, tab, { before: before.address, after: after.address }));
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

interface Tab {
  page: Page;
  devtools: CDPSession;
}

/** Without JavaScript a page looks the same each time: no island hydrates in one picture and not yet in the other. */
async function openTab(browser: Browser): Promise<Tab> {
  const page = await browser.newPage({ javaScriptEnabled: false, colorScheme: 'light', reducedMotion: 'reduce' });
  return { page, devtools: await page.context().newCDPSession(page) };
}

async function picturesOf({ address, was, kind }: PageChange, tab: Tab, sites: Sites): Promise<Pictures> {
  const before = kind === 'added' ? undefined : await shoot(tab, sites.before + was);
  const after = kind === 'removed' ? undefined : await shoot(tab, sites.after + address);
  const compare = (width: Width): PictureChanges => {
    const [old, current] = [before?.[width], after?.[width]];
    if (old && current) return comparePictures(old, current);
    const whole = { before: old && wholePicture(old), after: current && wholePicture(current) };
    return { changes: [whole], more: 0 };
  };
  return { phone: compare('phone'), desktop: compare('desktop') };
}

/** The whole page at both widths, as PNG. */
async function shoot({ page, devtools }: Tab, url: string): Promise<Record<Width, Buffer>> {
  const at = async (width: Width) => {
    await page.setViewportSize({ width: WIDTHS[width], height: 900 });
    const { cssContentSize } = await devtools.send('Page.getLayoutMetrics');
    // Playwright's own screenshot takes twice as long, because it compresses images that are decoded right away.
    return settled(async () => {
      const { data } = await devtools.send('Page.captureScreenshot', {
        format: 'png',
        optimizeForSpeed: true,
        captureBeyondViewport: true,
        clip: { x: 0, y: 0, width: cssContentSize.width, height: cssContentSize.height, scale: 1 },
      });
      return Buffer.from(data, 'base64');
    });
  };
  await page.goto(url);
  return { phone: await at('phone'), desktop: await at('desktop') };
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

import { type Browser, chromium, type Page } from 'playwright';
import { serveSite } from '../server/serve-site';
import { comparePictures, type PictureChanges, wholePicture } from './compare-pictures';
import type { PageChange } from './compare-sites';

/** The widths of a phone and of a desk, in CSS pixels. */
export const WIDTHS = { phone: 375, desktop: 1440 } as const;

export type Width = keyof typeof WIDTHS;

export type Pictures = Record<Width, PictureChanges>;

/** One page is painted while another one is compared. */
const AT_A_TIME = 2;

interface Sites {
  before: string;
  after: string;
}

/**
 * Takes a picture of each page at both widths before and after, and keeps where they differ.
 * @param dists the folders of both builds
 * @param browserPath a Chromium
 * @returns the pictures of each page by its address
 */
export async function takePictures(
  pages: readonly PageChange[],
  dists: Sites,
  browserPath: string,
): Promise<Map<string, Pictures>> {
  const pictures = new Map<string, Pictures>();
  if (pages.length === 0) return pictures;
  const before = await serveSite(dists.before, 0);
  const after = await serveSite(dists.after, 0);
  // Chromium's sandbox refuses to run as root, which is what containers usually are.
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({ executablePath: browserPath, args });
  try {
    const queue = pages.values();
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

/** Without JavaScript a page looks the same each time: no island wakes in one picture and not yet in the other. */
function openTab(browser: Browser): Promise<Page> {
  return browser.newPage({ javaScriptEnabled: false, colorScheme: 'light', reducedMotion: 'reduce' });
}

async function picturesOf(page: PageChange, tab: Page, sites: Sites): Promise<Pictures> {
  return { phone: await pictureAt('phone', page, tab, sites), desktop: await pictureAt('desktop', page, tab, sites) };
}

async function pictureAt(width: Width, { address, was, kind }: PageChange, tab: Page, sites: Sites) {
  await tab.setViewportSize({ width: WIDTHS[width], height: 900 });
  const shoot = async (url: string) => {
    await tab.goto(url);
    return tab.screenshot({ fullPage: true, animations: 'disabled' });
  };
  if (kind === 'added')
    return { changes: [{ before: undefined, after: wholePicture(await shoot(sites.after + address)) }], more: 0 };
  if (kind === 'removed')
    return { changes: [{ before: wholePicture(await shoot(sites.before + was)), after: undefined }], more: 0 };
  return comparePictures(await shoot(sites.before + was), await shoot(sites.after + address));
}

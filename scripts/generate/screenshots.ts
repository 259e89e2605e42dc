import type { Browser } from 'playwright';
import type { SiteFields } from '../../components/model/lists/site';

const DEVICES = {
  desk: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
};

/** Takes pictures of the home page and the service pages, on desktop and on a phone, by the names of their files. */
export async function takeScreenshots(from: Browser, url: string, { services }: Pick<SiteFields, 'services'>) {
  const files: Record<string, Buffer> = {};
  for (const [device, viewport] of Object.entries(DEVICES)) {
    const page = await from.newPage({ viewport, colorScheme: 'light', reducedMotion: 'reduce' });
    for (const address of ['/', ...services.map((service) => service.page)]) {
      await page.goto(url + address, { waitUntil: 'networkidle' });
      files[`${device}${address === '/' ? '-home' : address.replaceAll('/', '-')}.png`] = await page.screenshot();
    }
    await page.close();
  }
  return files;
}

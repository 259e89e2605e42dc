import type { Page } from '@playwright/test';

export const PHONE = { width: 375, height: 812 };

/** The maximum length of a page on a phone, in screens. */
const PHONE_SCREENS = 10;
const PHONE_SCREENS_OF: [address: RegExp, screens: number][] = [
  [/^\/$/, 8.5],
  [/^\/(whatsapp-growth|mobile-app-development|website-development|ai-agents-chatbots)$/, 8],
  [/^\/solutions\//, 8.5],
  [/^\/contact$/, 5],
];

/** By how much a page is too long on a phone. */
export async function excessLengthOf(page: Page): Promise<string[]> {
  const { pathname } = new URL(page.url());
  const most = PHONE_SCREENS_OF.find(([pattern]) => pattern.test(pathname))?.[1] ?? PHONE_SCREENS;
  const screens = (await page.evaluate(() => document.documentElement.scrollHeight)) / PHONE.height;
  return screens > most ? [`${screens.toFixed(1)} screens, at most ${most}`] : [];
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { serveSite } from '../../../renderer/commands/serve/serve-site';
import { runCommand } from '../../support/run-command';

const IN_ITS_FOLDER = { cwd: 'tests/fixtures/second-site' };
const OUT = resolve('test-results/second-site');

const PAGES = [
  ...['/', '/besuch', '/impressum', '/sammlung'],
  ...['/exponate/briefwaage', '/exponate/heuwaage', '/exponate/muenzwaage'],
  ...['/termine/abend-der-goldwaagen', '/termine/eichtag', '/termine/plaetzchen-nach-gewicht'],
];

const textOf = (file: string) => readFileSync(join(OUT, 'client', file), 'utf8');

test.describe.configure({ mode: 'default' });
let address = '';
let close = () => {};

test.beforeAll(async () => {
  const args = ['--out', OUT, '--as-of', '2026-11-27', '--force'];
  const { printed, status } = runCommand('build', args, IN_ITS_FOLDER);
  expect(status, printed).toBe(0);
  expect(printed).toContain('Built 11 pages');
  const server = await serveSite(OUT, 0, false);
  address = server.address;
  close = () => void server.close();
});
test.afterAll(() => close());

test('another site is checked by its own kinds, lists and rules', () => {
  const { status, printed } = runCommand('check', [], IN_ITS_FOLDER);
  expect(status, printed).toBe(0);
});

test('its build contains nothing of this site, and is in its language', () => {
  const sitemap = [...textOf('sitemap.xml').matchAll(/<loc>https:\/\/waagen\.example([^<]*)</g)];
  expect(sitemap.map(([, path]) => path).sort()).toEqual(PAGES.sort());
  const llms = textOf('llms.txt');
  expect(llms).toContain('# Waagenmuseum Hollerstett\n');
  expect(llms.match(/^## .*$/gm)).toEqual(['## Besuch', '## Sammlung', '## Weitere Seiten']);
  expect(JSON.parse(textOf('manifest.webmanifest'))).toMatchObject({ name: 'Waagenmuseum Hollerstett', lang: 'de' });
  expect(textOf('besuch.md')).toContain('- **Mittwoch**: 14 bis 18 Uhr');
  expect(existsSync(join(OUT, 'client/social/termine/eichtag.png'))).toBe(true);
  expect(readdirSync(join(OUT, 'client/media'))).toEqual(['sizes']);
});

test('visitors can navigate with its menu, in its design', async ({ page }) => {
  await page.goto(address);
  await expect(page).toHaveTitle('Waagenmuseum Hollerstett: Museum des Wiegens in der alten Getreidehalle');
  await page.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('link', { name: 'Sammlung' }).click();
  await page.getByRole('link', { name: 'Münzwaage' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Münzwaage');
  await expect(page.locator('.facts > div').first()).toHaveCSS('display', 'flex');
  await expect(page.locator('body')).toHaveCSS('font-family', 'Georgia, serif');
  await expect(page.getByText('Gewölbekeller. Neben der Kasse')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Heuwaage' }).click();
  await page.getByRole('link', { name: 'Eichtag' }).click();
  await expect(page.getByText('16. Januar 2027')).toBeVisible();
});

test('an unknown address gets its 404 page', async ({ page }) => {
  const response = await page.goto(`${address}/keine-seite`);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hier liegt nichts auf der Waage');
  await page.getByRole('link', { name: 'Besuch' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Besuch');
});

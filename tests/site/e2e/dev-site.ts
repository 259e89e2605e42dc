import { expect, type Page } from '@playwright/test';
import { serveCopy } from '../../support/e2e/dev-server';

/** This site in development: one server for all files of the project "development", because its start takes as long as ten tests. */
export const { test, url, folder, content, contentFile, textOf, write } = serveCopy('dev');

/** Opens a page once the server answers with a status, as it does soon after a change of a file. */
export async function gotoOnce(page: Page, status: number, address: string) {
  const answer = async () => (await page.request.get(url + address, { headers: { accept: 'text/html' } })).status();
  await expect.poll(answer, { timeout: 60_000 }).toBe(status);
  await page.goto(url + address);
}

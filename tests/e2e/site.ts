import { test as base, expect, type Page } from '@playwright/test';
import { glob } from 'tinyglobby';
import { addressOfHtmlFile } from '../../renderer/content/schema/urls';

/** The addresses of all built pages, 404.html left out. */
export const addresses: readonly string[] = (await glob('**/*.html', { cwd: 'dist/client' }))
  .filter((file) => file !== '404.html')
  .map((file) => addressOfHtmlFile(`/${file}`))
  .sort();

/** A test whose page fails it by any error in the console. */
export const test = base.extend<{ page: Page }>({
  page: async ({ page }, use) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => {
      // The network's own words on an answer or a connection that a test has ordered are no error of the site.
      if (message.type() === 'error' && !/Failed to load resource|has been blocked by CORS/.test(message.text())) {
        errors.push(message.text());
      }
    });
    await use(page);
    expect(errors).toEqual([]);
  },
});

export { expect };

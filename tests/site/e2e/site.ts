import { test as base, expect, type Page } from '@playwright/test';

/** Chromium reports a malformed policy as a warning, and each violation as an error. */
const OF_POLICY = /content.security.policy|permissions.policy|integrity/i;

/** A test that fails on any console error, and on any message about a policy. */
export const test = base.extend<{ page: Page }>({
  page: async ({ page }, use) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => {
      const text = message.text();
      // Ignores network errors that a test provokes.
      const isError = message.type() === 'error' && !/Failed to load resource|has been blocked by CORS/.test(text);
      if (isError || OF_POLICY.test(text)) errors.push(text);
    });
    await use(page);
    expect(errors).toEqual([]);
  },
});

export { expect };

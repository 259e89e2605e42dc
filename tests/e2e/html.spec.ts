import { expect, test } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { builtPages } from './built-pages';

test('every built page is valid by the HTML standard', async () => {
  const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] });
  const errors: string[] = [];
  for (const { html, file } of builtPages) {
    const { results } = await validator.validateString(html, file);
    for (const { messages } of results) {
      errors.push(...messages.map(({ ruleId, message, selector }) => `${file}: ${ruleId}: ${message} at ${selector}`));
    }
  }
  expect(builtPages.length).toBeGreaterThan(95);
  expect(errors).toEqual([]);
});

import { onPage } from '../built-site';
import type { Check } from '../define-check';

/** Each page is valid by the HTML standard. */
const check: Check = async ({ pages }) => {
  // A site may leave it out.
  const { HtmlValidate } = await import('html-validate');
  const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] });
  const found = await Promise.all(
    pages.map(async (page) => {
      const { results } = await validator.validateString(page.html, page.file);
      return results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, selector, line, column, size }) => ({
          ...onPage(page, { message: `${message} (${ruleId})`, found: selector ?? '', expected: 'valid HTML' }),
          ...{ line, column, endLine: line, endColumn: column + size },
        })),
      );
    }),
  );
  return found.flat();
};

export default check;

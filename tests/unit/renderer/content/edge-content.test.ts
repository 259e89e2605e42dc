import { expect, test } from 'vitest';
import { printTerminal } from '../../../../renderer/content/diagnostics/reporters/terminal';
import { loadContent } from '../../../../renderer/content/index';
import { contentOf } from '../../../support/content-of';

/** Pages that no other page links to are no mistake of their texts. */
const NOT_OF_TEXTS = ['pages-are-linked', 'claims-are-used', 'reading-time-fits-the-text'];

test('of valid content nothing is reported, however unusual it is', async () => {
  const { diagnostics, sources } = await loadContent(contentOf({}, 'tests/fixtures/edge-content'), {
    today: '2024-06-01',
  });
  const found = diagnostics.filter(({ code }) => !NOT_OF_TEXTS.includes(code));
  expect(printTerminal(found, sources)).toBe('');
});

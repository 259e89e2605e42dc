import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { entryAt, foundContent } from '../../../support/outputs-content';
import { renderWithMarkdown } from '../../../support/render-page';
import { BASE } from '../../../support/site';

test('the name of a hub replaces its placeholder in words.yaml literally', async () => {
  const file = 'solutions/shops.mdx';
  const content = await foundContent({
    [file]: readFileSync(join(BASE, file), 'utf8').replace('name: Shops', () => 'name: Shops for $$'),
    'words.yaml': readFileSync('content/words.yaml', 'utf8').replace(
      "'{name}: what''s included'",
      "'{name}, all of {name}'",
    ),
  });
  const entry = entryAt(content, '/solutions/shops');
  const { html, markdown } = await renderWithMarkdown(entry, content);
  expect(html).toContain('>Shops for $$, all of Shops for $$</h2>');
  expect(markdown).toContain('\n## Shops for $$, all of Shops for $$\n');
});

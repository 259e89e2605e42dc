import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ContentProvider } from '../../../../components/content-context';
import { HubTemplate } from '../../../../components/templates/hub';
import { parseBody } from '../../../../renderer/content/parse/parse-body';
import { markdownVersion } from '../../../../renderer/outputs/markdown/markdown-version';
import { BASE } from '../../../support/base-files';
import { entryAt, foundContent } from '../../../support/outputs-content';

test('the name of a hub is wherever words.yaml asks for it, letter by letter', async () => {
  const file = 'solutions/shops.mdx';
  const content = await foundContent({
    [file]: readFileSync(join(BASE, file), 'utf8').replace('name: Shops', () => 'name: Shops for $$'),
    'words.yaml': readFileSync('content/words.yaml', 'utf8').replace(
      "'{name}: what''s included'",
      "'{name}, all of {name}'",
    ),
  });
  const entry = entryAt(content, '/solutions/shops');
  const html = renderToStaticMarkup(
    <ContentProvider content={content}>
      <HubTemplate entry={entry} body={null} />
    </ContentProvider>,
  );
  expect(html).toContain('>Shops for $$, all of Shops for $$</h2>');
  const markdown = markdownVersion(entry, parseBody(entry.body).tree, { content, siteUrl: 'https://site.example' });
  expect(markdown).toContain('\n## Shops for $$, all of Shops for $$\n');
});

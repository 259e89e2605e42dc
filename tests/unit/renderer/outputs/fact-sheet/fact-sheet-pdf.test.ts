import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { loadContent } from '../../../../../renderer/content/index';
import { FACT_SHEET } from '../../../../../renderer/content/schema/data-files';
import { factSheetPdf, withFactSheet } from '../../../../../renderer/outputs/fact-sheet/fact-sheet-pdf';
import { copyMedia } from '../../../../../scripts/build/copy-media';
import { contentOf } from '../../../../support/content-of';
import { validContent } from '../../../../support/load-cached';

const realContent = () => validContent('content', { today: '2026-12-01' });

/** The words of a PDF whose fonts have one byte a letter. */
function wordsOf(pdf: Buffer): string {
  const streams = [...pdf.toString('latin1').matchAll(/stream\n([\s\S]*?)\nendstream/g)];
  const drawn = streams
    .map(([, bytes = '']) => inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1'))
    .join('\n');
  const lines = [...drawn.matchAll(/\[(.*?)\] TJ/g)].map(([, line = '']) => line.replace(/<([\da-f]*)>|[^<]/g, '$1'));
  return lines.map((hex) => Buffer.from(hex, 'hex').toString('latin1')).join(' ');
}

test('the fact sheet says what claims.yaml and site.yaml say', async () => {
  const content = await realContent();
  const { clients } = content.claims;
  if (!clients) throw new Error('There is no claim "clients"');
  const changed = {
    ...content,
    site: { ...content.site, telephone: '+1 (555) 010-0199' },
    claims: { ...content.claims, clients: { ...clients, value: '12,345+' } },
  };
  expect(wordsOf(await factSheetPdf(content))).toContain(clients.value);
  const words = wordsOf(await factSheetPdf(changed));
  for (const text of ['12,345+', '+1 (555) 010-0199', content.site.pressEmail, 'December 1, 2026', 'AI Agents'])
    expect(words).toContain(text);
  expect(words).not.toContain(clients.value);
});

test('it has one page, and the same facts make the same file', async () => {
  const content = await realContent();
  const first = await factSheetPdf(content);
  await factSheetPdf({ ...content, today: '2026-12-02' });
  expect((await factSheetPdf(content)).equals(first)).toBe(true);
  expect(first.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
});

test('a build publishes it, and the page of the media kit knows its size', async () => {
  const kit = '- name: Fact sheet\n  description: One page with the figures.\n  file: media-kit/fact-sheet.pdf\n';
  const apps = readFileSync('tests/fixtures/base-content/pages/apps.mdx', 'utf8');
  const root = contentOf({
    'media-kit.yaml': kit,
    'pages/apps.mdx': apps.replace(/---\n*$/, '  - type: media-kit\n    title: Our media kit\n---\n'),
  });
  mkdirSync(join(root, 'media/media-kit'), { recursive: true });
  const content = await validContent(root);
  const client = join(dirname(root), 'client');
  await copyMedia(root, client, content);
  const published = readFileSync(join(client, 'media', FACT_SHEET));
  expect((await withFactSheet(content)).mediaKit).toMatchObject([{ type: 'PDF', bytes: published.length }]);
});

test('a file that replaces it is reported as unused', async () => {
  const root = contentOf();
  mkdirSync(join(root, 'media/media-kit'), { recursive: true });
  writeFileSync(join(root, 'media', FACT_SHEET), '%PDF-1.7\n');
  const { diagnostics } = await loadContent(root);
  expect(diagnostics).toContainEqual(
    expect.objectContaining({ code: 'media-is-used', file: `content/media/${FACT_SHEET}` }),
  );
});

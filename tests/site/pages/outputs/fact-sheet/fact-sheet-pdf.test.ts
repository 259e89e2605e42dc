import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { claims } from '../../../../../components/model/lists/claims';
import { FACT_SHEET, mediaKit } from '../../../../../components/model/lists/data-files';
import { site as agency } from '../../../../../components/model/lists/site';
import { words } from '../../../../../components/model/lists/words';
import { factSheet } from '../../../../../pages/outputs/fact-sheet/fact-sheet-output';
import { copyMedia } from '../../../../../renderer/commands/build/copy-media';
import type { WholeContent } from '../../../../../renderer/content/schema/content';
import { openContent } from '../../../../../renderer/content/schema/open-content';
import { withOutputs } from '../../../../../renderer/outputs/output-files';
import { contentOf } from '../../../../support/content-of';
import { validContent } from '../../../../support/load-cached';
import { loadContent } from '../../../../support/load-content';
import { site } from '../../../../support/site';
import { withList } from '../../../../support/with-list';

const realContent = () => validContent('content', { today: '2026-12-01' });

async function factSheetPdf(content: WholeContent): Promise<Buffer> {
  const [pdf] = (await factSheet.files({ content, siteUrl: site.url })).values();
  return Buffer.from(pdf ?? []);
}

/** The object with a number in a PDF. */
function objectOf(pdf: string, number: string | undefined): string {
  return new RegExp(`^${number} 0 obj\\n([\\s\\S]*?)\\nendobj`, 'm').exec(pdf)?.[1] ?? '';
}

/** The decompressed stream of an object in a PDF, or ''. */
function streamIn(object: string): string {
  const [, bytes] = /stream\n([\s\S]*)\nendstream/.exec(object) ?? [];
  return bytes === undefined ? '' : inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1');
}

/** The characters of an embedded font by glyph number. */
function charactersOf(pdf: string, font: string): string[] {
  const [, map] = /\/ToUnicode (\d+) 0 R/.exec(font) ?? [];
  const [, range = ''] = /beginbfrange\n<0000> <[\da-f]+> \[(.*)\]/.exec(streamIn(objectOf(pdf, map))) ?? [];
  const decode = (hex: string) => Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le');
  return Array.from(range.matchAll(/<([\da-f ]*)>/g), ([, hex = '']) => decode(hex));
}

/** The text that someone would copy from a PDF. */
function wordsOf(bytes: Buffer): string {
  const pdf = bytes.toString('latin1');
  const fonts = new Map(
    Array.from(pdf.matchAll(/\/(F\d+) (\d+) 0 R/g), ([, name, number]) => [
      name,
      charactersOf(pdf, objectOf(pdf, number)),
    ]),
  );
  const [, page] = /\/Contents (\d+) 0 R/.exec(pdf) ?? [];
  let characters: string[] = [];
  const drawn = streamIn(objectOf(pdf, page)).matchAll(/\/(F\d+) [\d.]+ Tf|\[(.*?)\] TJ/g);
  const texts = Array.from(drawn, ([, font, glyphs = '']) => {
    if (font) characters = fonts.get(font) ?? [];
    const numbers = Array.from(glyphs.matchAll(/<([\da-f]*)>/g), ([, hex = '']) => hex.match(/.{4}/g) ?? []);
    return numbers.flat().map((hex) => characters[Number.parseInt(hex, 16)] ?? '?');
  });
  return texts
    .map((text) => text.join(''))
    .join(' ')
    .replace(/\s+/g, ' ');
}

test('the fact sheet contains the facts of claims.yaml and site.yaml', async () => {
  const content = await realContent();
  const { clients } = content.list(claims);
  if (!clients) throw new Error('There is no claim "clients"');
  const services = content.list(agency).services.map(({ label }) => label);
  const called = withList(content, agency, { ...content.list(agency), telephone: '+1 (555) 010-0199' });
  const changed = withList(called, claims, { ...content.list(claims), clients: { ...clients, value: '12,345+' } });
  expect(wordsOf(await factSheetPdf(content))).toContain(clients.value);
  const words = wordsOf(await factSheetPdf(changed));
  for (const text of ['12,345+', '+1 (555) 010-0199', content.list(agency).pressEmail, 'December 1, 2026', ...services])
    expect(words).toContain(text);
  expect(words).not.toContain(clients.value);
});

test('it has the font of the site, and the texts of words.yaml and media-kit.yaml', async () => {
  const content = await realContent();
  const { clients, support } = content.list(claims);
  if (!clients || !support) throw new Error('A claim is missing');
  const drawn = { ...clients, value: '321', label: 'sheets drawn' };
  const labels = { ...content.list(words).factSheet, services: "What's on offer", press: 'Presse' };
  const kit = content
    .list(mediaKit)
    .map((item) => (item.file === FACT_SHEET ? { ...item, figures: ['support'], delivered: ['sheets-drawn'] } : item));
  const named = withList(content, agency, { ...content.list(agency), name: 'Łódź Studio' });
  const counted = withList(named, claims, { ...content.list(claims), 'sheets-drawn': drawn });
  const labeled = withList(counted, words, { ...content.list(words), factSheet: labels });
  const pdf = await factSheetPdf(withList(labeled, mediaKit, mediaKit.schema.parse(kit)));
  const said = wordsOf(pdf);
  for (const text of ['Łódź Studio', 'What’s on offer', 'Presse', support.value, support.condition, '321 sheets drawn'])
    expect(said).toContain(text);
  expect(said).not.toContain(clients.value);
  expect(pdf.toString('latin1')).toMatch(/\/FontName \/[A-Z]{6}\+FamiljenGrotesk-Regular\b/);
  expect(pdf.toString('latin1')).not.toContain('Helvetica');
});

test('its colors come from tokens.css', async () => {
  const pdf = (await factSheetPdf(await realContent())).toString('latin1');
  const [, page] = /\/Contents (\d+) 0 R/.exec(pdf) ?? [];
  const drawn = streamIn(objectOf(pdf, page)).matchAll(/^([\d.]+) ([\d.]+) ([\d.]+) scn$/gm);
  const hexOf = (part: string) =>
    Math.round(Number(part) * 255)
      .toString(16)
      .padStart(2, '0');
  const colors = new Set(Array.from(drawn, ([, ...parts]) => parts.map(hexOf).join('')));
  // The colors in Chromium, except for rounding: --ink, --soft, and the --hue of green, blue, purple and indigo.
  for (const color of ['131824', '005a25', '02468b', '642b74', '3e3694']) expect([...colors]).toContain(color);
});

test('characters missing in the font leave gaps, and are reported', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const content = await realContent();
  const name = `Tea 茶 ${randomUUID()}`;
  const said = wordsOf(await factSheetPdf(withList(content, agency, { ...content.list(agency), name })));
  expect(said).toContain(name.replace('茶 ', ''));
  expect(warn.mock.calls).toEqual([['Warning: the fact sheet has gaps; its font has no 茶']]);
});

test('it has one page, and the same facts produce the same file', async () => {
  const content = await realContent();
  const first = await factSheetPdf(content);
  await factSheetPdf(openContent({ ...content.data, today: '2026-12-02' }));
  expect((await factSheetPdf(content)).equals(first)).toBe(true);
  expect(first.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
});

test('a build publishes it, and the media kit states its size', async () => {
  const kit = '- name: Fact sheet\n  description: One page with the figures.\n  file: media-kit/fact-sheet.pdf\n';
  const apps = readFileSync('tests/site/fixtures/base-content/pages/apps.mdx', 'utf8');
  const root = contentOf({
    'media-kit.yaml': kit,
    'pages/apps.mdx': apps.replace(/---\n*$/, '  - type: media-kit\n    title: Our media kit\n---\n'),
  });
  mkdirSync(join(root, 'media/media-kit'), { recursive: true });
  const content = await validContent(root);
  const client = join(dirname(root), 'client');
  await copyMedia(root, client, site, { content, siteUrl: site.url });
  const published = readFileSync(join(client, 'media', FACT_SHEET));
  expect((await withOutputs(content, site, site.url)).media(FACT_SHEET)).toMatchObject({
    type: 'PDF',
    bytes: published.length,
  });
});

test('a file that replaces it is reported as unused', async () => {
  const root = contentOf();
  mkdirSync(join(root, 'media/media-kit'), { recursive: true });
  writeFileSync(join(root, 'media', FACT_SHEET), await factSheetPdf(await realContent()));
  const { diagnostics } = await loadContent(root);
  expect(diagnostics).toContainEqual(
    expect.objectContaining({ code: 'media-is-used', file: `content/media/${FACT_SHEET}` }),
  );
});

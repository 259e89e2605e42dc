import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contentOf } from '../../../support/content-of';
import { problemsOfHtml } from '../../../support/html-problems';
import { validContent } from '../../../support/load-cached';
import { entryAt, foundFiles } from '../../../support/outputs-content';
import { photo } from '../../../support/photo';
import { renderWithMarkdown } from '../../../support/render-page';

const SECTIONS = `  - type: gallery
    title: The shop from both sides
    pictures:
      - file: counter.jpg
        dark: counter-dark.jpg
        alt: Two people at a counter
        caption: The counter on a Friday.
      - file: door.jpg
        alt: A door with a bell
        caption: The front.
      - file: yard.jpg
        alt: A yard with boxes
  - type: steps
    title: It takes two steps
    items:
      - title: Knock
        description: The bell is broken.
      - title: Wait
        description: Someone is at the back.
    picture:
      file: door.jpg
      alt: A door without a bell
      caption: Where to knock.
  - type: quotes
    title: What customers say
    items:
      - text: It counted every apple.
        name: Example Customer
        role: Owner
        company: Example Ltd
        portrait: face.jpg
        permission: 2024-05-02
`;

/** A page with a section of each type with pictures. */
async function drawnPage() {
  const page = foundFiles['pages/press.mdx']?.replace('  - type: releases', `${SECTIONS}  - type: releases`);
  const root = contentOf({ ...foundFiles, 'pages/press.mdx': page });
  mkdirSync(join(root, 'media'), { recursive: true });
  for (const [index, name] of ['counter', 'counter-dark', 'door', 'yard', 'face'].entries())
    writeFileSync(join(root, `media/${name}.jpg`), await photo({ width: 3000 + index, height: 2000 }));
  const content = await validContent(root);
  return renderWithMarkdown(entryAt(content, '/press'), content);
}

test('pictures and quotations are valid, and show their pictures', async () => {
  const { html } = await drawnPage();
  const figures = [...html.matchAll(/<figure.*?<\/figure>/gs)].map(([figure]) => figure);
  const [counter = '', door = '', yard = '', beside = '', quote = ''] = figures;
  expect(counter).toMatch(/<source media="\(prefers-color-scheme: dark\)"[^>]*counter-dark-\d+/);
  expect(counter).toMatch(/<figcaption[^>]*>The counter on a Friday\.<\/figcaption>/);
  expect(door).toMatch(/alt="A door with a bell" loading="lazy"/);
  expect(yard).not.toContain('figcaption');
  expect(beside).toMatch(/<source [^>]*37vw[^>]*>.*alt="A door without a bell".*Where to knock\./s);
  expect(quote).toMatch(/<blockquote><p>It counted every apple\.<\/p><\/blockquote>.*face-320.*Owner, Example Ltd/s);
  expect(html).not.toContain('2024-05-02');
  expect(await problemsOfHtml('/press.html', html)).toEqual([]);
});

test('the Markdown version contains their texts', async () => {
  const { markdown } = await drawnPage();
  const words = markdown.replaceAll(/\(https:[^)]*\/([\w-]+)-\d+\.[\w-]{8}\.jpg\)/g, '($1)');
  expect(words).toContain(`## The shop from both sides

- ![Two people at a counter](counter)`);
  expect(words).toContain('![A door with a bell](door)');
  expect(words).toContain(`2. ### Wait

   Someone is at the back.

![A door without a bell](door)

Where to knock.`);
  expect(words).toContain(`## What customers say

> It counted every apple.

Example Customer (Owner, Example Ltd)`);
});

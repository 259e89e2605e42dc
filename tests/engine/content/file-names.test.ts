import { expect, test } from 'vitest';
import { rejectEntries } from '../../../renderer/content/files/reject-entries';
import type { FolderEntry } from '../../../renderer/platform/folder';
import { contentOf } from '../../support/content-of';
import { loadContent } from '../../support/load-content';
import { site } from '../../support/site';

/** Diagnostics about file names, without a disk: not every file system supports these names. */
function rejectionsOf(...paths: string[]): [path: string, code: string, message: string, suggestion?: string][] {
  const entries = paths.map((path): FolderEntry => ({ path, kind: 'file' }));
  const { rejected } = rejectEntries(entries, site);
  return [...rejected].map(([path, { code, message, suggestion }]) => [path, code, message, suggestion ?? '']);
}

test.each([
  ['blog/con.mdx', 'Windows reserves the name "con" for a device.', 'Rename it to blog/con-page.mdx.'],
  ['media/AUX.png', 'Windows reserves the name "AUX" for a device.', 'Rename it to media/AUX-file.png.'],
  ['media/nul', 'Windows reserves the name "nul" for a device.', 'Rename it to media/nul-file.'],
  ['media/lpt1.tar.zip', 'Windows reserves the name "lpt1" for a device.', 'Rename it to media/lpt1.tar-file.zip.'],
  ['media/till.png.', 'This name ends with a dot, which Windows drops.', 'Rename it to media/till.png.'],
  ['media/till.png ', 'This name ends with a space, which Windows drops.', 'Rename it to media/till.png.'],
  ['media/ till.png', 'This name begins with a space.', 'Rename it to media/till.png.'],
  ['media/a:b?.png', 'This name contains :, which Windows does not allow in names.', 'Rename it to media/a-b.png.'],
  ['blog/Till:1.png', 'This name contains :, which Windows does not allow in names.', 'Rename it to blog/Till-1.png.'],
  ['media/a\\b.png', 'This name contains \\, which Windows does not allow in names.', 'Rename it to media/a-b.png.'],
  ['media/a\u00a0b.png', 'This name has an unusual kind of space (U+00A0).', 'Rename it to media/a-b.png.'],
  ['blog/a\u3000b.mdx', 'This name has an unusual kind of space (U+3000).', 'Rename it to blog/a-b.mdx.'],
  ['media/a\u0007b.png', 'This name has an invisible character (U+0007).', 'Rename it to media/ab.png.'],
  ['media/a\nb.png', 'This name has an invisible character (U+000A).', 'Rename it to media/ab.png.'],
  ['media/gnp\u202e.png', 'This name has an invisible character (U+202E).', 'Rename it to media/gnp.png.'],
  [
    'media/\ufffd.png',
    'This name is not written in UTF-8, so not every computer can show or open it.',
    'Rename it using letters from a to z, digits, and hyphens.',
  ],
])('%j is not a portable name', (path, message, suggestion) => {
  expect(rejectionsOf(path)).toEqual([[path, 'file-names-are-portable', message, suggestion]]);
});

test.each([
  'media/Größe (2) & Preis.png',
  'media/数.png',
  'media/صورة.png',
  'media/🧾.png',
  'media/console.png',
  'media/com10.zip',
  'media/till.v2.png',
  'pages/con-tact.mdx',
])('%s is a portable name', (path) => {
  expect(rejectionsOf(path)).toEqual([]);
});

test('names that differ only in capitals, or only in Unicode normalization, are one error each', () => {
  const [nfc, nfd] = ['media/caf\u00e9.png', 'media/cafe\u0301.png'];
  expect(rejectionsOf('media/Till.png', 'media/till.png')).toEqual([
    [
      'media/Till.png',
      'file-names-are-portable',
      'This name differs from media/till.png only in capital letters. On Windows and macOS, the two are one file.',
      'Choose a clearly different name for this one, or delete one of the two.',
    ],
  ]);
  for (const order of [
    [nfc, nfd],
    [nfd, nfc],
  ])
    expect(rejectionsOf(...order)).toMatchObject([
      [nfd, 'file-names-are-portable', expect.stringContaining(`looks the same as ${nfc}`), expect.any(String)],
    ]);
});

test('a folder whose name differs from another only in capitals is one error, whatever its content', () => {
  const { rejected, content } = rejectEntries([
    { path: 'Blog', kind: 'folder' },
    { path: 'Blog/one.mdx', kind: 'file' },
    { path: 'Blog/two.mdx', kind: 'file' },
    { path: 'blog', kind: 'folder' },
    { path: 'blog/one.mdx', kind: 'file' },
  ]);
  expect([...rejected.keys()]).toEqual(['Blog']);
  expect(content).toEqual(['blog/one.mdx']);
});

test('no suggestion renames a file to an existing file', () => {
  const article = 'blog/hello-world.mdx';
  const said = rejectionsOf(article, 'blog/hello-world.md', 'blog/.hello-world.mdx', 'blog/hello-world\u00a0.mdx');
  expect(said.map(([path]) => path)).toEqual([
    'blog/hello-world.md',
    'blog/.hello-world.mdx',
    'blog/hello-world\u00a0.mdx',
  ]);
  for (const [path, , , suggestion] of said)
    expect(suggestion, path).toContain(`There is already a file ${article}: choose another name for this one`);
  expect(rejectionsOf('blog/hello-world.md')[0]?.[3]).toBe(`Rename it to ${article}.`);
  expect(rejectionsOf('blog/photo.png', 'media/photo.png')[0]?.[3]).toContain(
    'there is already a file media/photo.png',
  );
});

test('if the name of a page is not a slug, the suggestion is not the name of another page', async () => {
  const article = (title: string) => `---\ntitle: ${title}\n---\n`;
  const root = contentOf({ 'pages/Hello World.mdx': article('One'), 'pages/hello-world.mdx': article('Two') });
  const { diagnostics } = await loadContent(root);
  const found = diagnostics.filter(({ code }) => code === 'file-names-are-slugs');
  expect(found).toMatchObject([
    {
      file: 'content/pages/Hello World.mdx',
      suggestion:
        'There is already a file pages/hello-world.mdx: choose another name for this one, or delete one of the two.',
    },
  ]);
});

test('temporary files of programs are a warning, so that an open editor does not block the site', () => {
  const paths = [
    'blog/.DS_Store',
    'media/Thumbs.db',
    'pages/.apps.mdx.swp',
    'pages/apps.mdx~',
    'pages/4913',
    '._x.png',
  ];
  const { rejected } = rejectEntries(paths.map((path) => ({ path, kind: 'file' })));
  expect([...rejected].map(([path, { severity, code }]) => [path, severity, code])).toEqual(
    paths.map((path) => [path, 'warning', 'files-are-not-hidden']),
  );
});

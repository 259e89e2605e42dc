import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { addIntegrity } from '../../../renderer/html/subresource-integrity';
import { temporaryFolder } from '../../support/temporary-folder';

test('only scripts and style sheets have integrity hashes', () => {
  const client = temporaryFolder();
  writeFileSync(join(client, 'a.js'), 'hello');
  const complete = addIntegrity(client);
  const hash = /integrity="([^"]+)"/.exec(complete('<script src="/a.js"></script>'))?.[1];
  expect(hash).toMatch(/^sha384-[\w+/]{64}$/);
  for (const [before, after] of [
    [
      '<script type="module" src="/a.js" defer></script>',
      `<script type="module" src="/a.js" defer integrity="${hash}"></script>`,
    ],
    ['<link rel="stylesheet" href="/a.js">', `<link rel="stylesheet" href="/a.js" integrity="${hash}">`],
    ['<link href="/a.js" rel="stylesheet"/>', `<link href="/a.js" rel="stylesheet" integrity="${hash}"/>`],
    ['<link rel="modulepreload" href="/a.js">', `<link rel="modulepreload" href="/a.js" integrity="${hash}">`],
  ] as const) {
    expect(complete(before)).toBe(after);
  }
  for (const other of [
    '<script type="application/ld+json">{"src":"/a.js"}</script>',
    '<link rel="icon" href="/a.js">',
    '<link rel="preload" href="/a.js" as="font">',
    '<p>src="/a.js"</p>',
  ]) {
    expect(complete(other)).toBe(other);
  }
});

import { randomUUID } from 'node:crypto';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { WholeContent } from '../../../renderer/content/schema/content';
import { serveMedia } from '../../../renderer/dev/serve-media';
import { writeEntry } from '../../../renderer/platform/disk-cache.mjs';
import { site as agency } from '../../fixtures/base-site/pages/lists';
import { contentOf } from '../../support/content-of';
import { listen } from '../../support/listen';
import { validContent } from '../../support/load-cached';
import { site } from '../../support/site';
import { withList } from '../../support/with-list';

vi.mock('../../../renderer/platform/disk-cache.mjs', { spy: true });

/** Serves a content folder as in development. @returns a function that requests the status, type, and text of a file */
async function mediaServer(root: string, latest: () => WholeContent | undefined = () => undefined) {
  const serve = serveMedia(root, site, latest);
  const server = createServer((request, response) =>
    serve(request, response, (error) => response.writeHead(error ? 500 : 404).end()),
  );
  onTestFinished(() => void server.close());
  const port = await listen(server);
  return (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
}

test('in development, media files are served with their type and policy, but symbolic links are not', async () => {
  const root = contentOf();
  mkdirSync(join(root, 'media/kit'), { recursive: true });
  writeFileSync(join(root, 'media/kit/the till.svg'), '<svg/>');
  writeFileSync(join(dirname(root), 'secret.svg'), 'secret');
  symlinkSync(join(dirname(root), 'secret.svg'), join(root, 'media/secret.svg'));
  symlinkSync(dirname(root), join(root, 'media/all'));
  const get = await mediaServer(root);
  const answer = await get('/media/kit/the%20till.svg?v=1');
  expect(await answer.text()).toBe('<svg/>');
  expect(answer.headers.get('content-type')).toBe('image/svg+xml');
  expect(answer.headers.get('content-security-policy')).toContain('sandbox');
  for (const path of [
    '/media/secret.svg',
    '/media/all/secret.svg',
    '/media/..%2f..%2fsecret.svg',
    '/media/kit',
    '/media/',
  ])
    expect((await get(path)).status, path).toBe(404);
});

test('a fact sheet that cannot be saved fails its request, and the next request gets it', async () => {
  const root = contentOf();
  const content = await validContent(root);
  const facts = withList(content, agency, { ...content.list(agency), telephone: randomUUID() });
  const get = await mediaServer(root, () => facts);
  vi.mocked(writeEntry).mockImplementationOnce(() => {
    throw new Error('The disk is full.');
  });
  expect((await get('/media/media-kit/fact-sheet.pdf')).status).toBe(500);
  expect((await get('/media/media-kit/fact-sheet.pdf')).status).toBe(200);
});

import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { formatOf } from '../../../renderer/content/files/media/media-formats';
import { measurePicture } from '../../../renderer/content/files/media/picture-facts';
import { addressOfVariant } from '../../../renderer/content/pictures/variants';
import { servePictures } from '../../../renderer/dev/serve-pictures';
import { contentOf } from '../../support/content-of';
import { listen } from '../../support/listen';
import { metadataIn, photo } from '../../support/photo';

test('in development, a size of a photo is created on request, and no other address is served', async () => {
  const root = contentOf();
  const name = 'counter.jpg';
  // A different photo in each run, so that it is not cached.
  const bytes = await photo({ width: 500 + (process.pid % 400), height: 400 });
  mkdirSync(join(root, 'media'), { recursive: true });
  writeFileSync(join(root, 'media', name), bytes);
  const format = formatOf(name);
  const facts = format && (await measurePicture(bytes, format));
  if (!facts) throw new Error('The photo can not be measured');
  const serve = servePictures(root, { column: { sizes: '40rem', widths: [400], fallbackWidth: 400 } }, () => ({
    [name]: facts,
  }));
  const server = createServer((request, response) => serve(request, response, () => response.writeHead(404).end()));
  onTestFinished(() => void server.close());
  const url = `http://127.0.0.1:${await listen(server)}`;
  const address = addressOfVariant({ name, facts, width: 400, format: 'webp' });
  for (const time of ['first', 'second']) {
    const answer = await fetch(url + address);
    expect(answer.headers.get('content-type'), time).toBe('image/webp');
    const made = Buffer.from(await answer.arrayBuffer());
    expect(await sharp(made).metadata(), time).toMatchObject({ width: 400, format: 'webp' });
    expect(await metadataIn(made), time).toEqual([]);
  }
  for (const other of [address.replace('-400.', '-401.'), '/media/counter.jpg', '/media/sizes/', '/'])
    expect((await fetch(url + other)).status, other).toBe(404);
});

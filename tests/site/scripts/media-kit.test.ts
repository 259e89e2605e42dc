import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { site } from '../../../components/model/lists/site';
import { logoDrawings } from '../../../scripts/generate/media-kit';
import { loadCached } from '../../support/load-cached';

test('the drawings in the media kit match the logo (npm run generate writes them)', async () => {
  const { content } = await loadCached('content');
  const kept = Object.entries(unzipSync(readFileSync('content/media/media-kit/logo.zip')));
  const drawings = kept.filter(([file]) => file.endsWith('.svg')).map(([file, data]) => [file, strFromU8(data)]);
  expect(Object.fromEntries(drawings)).toEqual(await logoDrawings(content?.list(site).name ?? ''));
});

import { expect, test } from 'vitest';
import { inspectMedia } from '../../../../../renderer/content/files/media/inspect-media';
import { formatOf } from '../../../../../renderer/content/files/media/media-formats';

/** A ZIP file of 102 bytes that claims to list four billion files (APPNOTE.TXT, 4.3.14 to 4.3.16). */
function archiveOfManyEntries(): Buffer {
  const [directory, locator, end] = [0, 56, 76];
  const bytes = Buffer.alloc(98);
  bytes.writeUInt32LE(0x06064b50, directory);
  bytes.writeUInt32LE(0xffffffff, directory + 32);
  bytes.writeUInt32LE(0x07064b50, locator);
  // The offset of the directory, after the first four bytes.
  bytes.writeUInt32LE(4, locator + 8);
  bytes.writeUInt32LE(0x06054b50, end);
  bytes.writeUInt16LE(1, end + 8);
  return Buffer.concat([Buffer.from('PK\x03\x04'), bytes]);
}

test('a ZIP file that claims to list more files than it can hold is damaged, and not read to the end', async () => {
  const format = formatOf('kit.zip');
  if (!format) throw new Error('ZIP is not a format of the site');
  const findings = await inspectMedia(archiveOfManyEntries(), format);
  expect(findings).toMatchObject([{ problem: { code: 'media-is-intact' } }]);
});

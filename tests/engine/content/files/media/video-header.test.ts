import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readVideo } from '../../../../../renderer/content/files/media/video-header';

const RULES = '../rules';
const ENCODINGS = `${RULES}/videos-play-in-browsers/good-every-encoding/media`;
const SILENT = readFileSync(`${ENCODINGS}/h264.mp4`);
const SPOKEN = readFileSync(`${RULES}/videos-are-complete/bad-no-captions/media/till.mp4`);

test.each([
  [`${ENCODINGS}/h264.mp4`, 'avc1', 32, 18, 1],
  [`${ENCODINGS}/av1.mp4`, 'av01', 32, 18, 1],
  [`${ENCODINGS}/vp9.webm`, 'V_VP9', 32, 18, 1],
  ['../media/river.webm', 'V_VP9', 320, 180, 4],
])('the header of %s: %s, %i by %i pixels, silent, %i s', (file, codec, width, height, seconds) => {
  expect(readVideo(readFileSync(file), file.endsWith('mp4') ? 'MP4' : 'WebM')).toEqual({
    facts: { width, height, seconds, hasSound: false },
    codec,
    hasPosition: false,
  });
});

test('an audio track counts, whatever its content', () => {
  expect(readVideo(SPOKEN, 'MP4')).toMatchObject({ facts: { hasSound: true } });
});

test('an upright phone video has its displayed height', () => {
  const turned = Buffer.from(SILENT);
  const header = turned.indexOf('tkhd') - 4;
  const matrix = header + turned.readUInt32BE(header) - 44;
  // A quarter of a turn (ISO/IEC 14496-12, 8.3.2).
  for (const [place, number] of [0, 0x10000, 0, -0x10000, 0].entries()) turned.writeInt32BE(number, matrix + 4 * place);
  expect(readVideo(turned, 'MP4')).toMatchObject({ facts: { width: 18, height: 32 } });
});

test('a video from a stream, without a known length, is measured', () => {
  const file = Buffer.from(readFileSync('../media/river.webm'));
  // The size of the segment, after its four bytes; all ones means unknown (RFC 8794, 6.2).
  const segment = file.indexOf(Buffer.from([0x18, 0x53, 0x80, 0x67])) + 4;
  file.fill(0xff, segment + 1, segment + 8);
  file[segment] = 0x01;
  expect(readVideo(file, 'WebM')).toMatchObject({ facts: { width: 320, height: 180 } });
});

test('Matroska that is not WebM is refused', () => {
  const file = Buffer.from(readFileSync(`${ENCODINGS}/vp9.webm`));
  file.write('mkvv', file.indexOf('webm'));
  expect(readVideo(file, 'WebM')).toBe('it is Matroska, but not WebM');
});

test.each([
  ['MP4', SILENT],
  ['MP4', SPOKEN],
  ['WebM', readFileSync(`${ENCODINGS}/vp9.webm`)],
])('a %s file that is truncated anywhere is incomplete', (format, whole) => {
  for (let length = 0; length < whole.length; length += 1) {
    const read = () => readVideo(whole.subarray(0, length), format);
    try {
      expect(typeof read(), `${length} bytes`).toBe('string');
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
    }
  }
});

test.each([
  ['MP4', SILENT],
  ['WebM', readFileSync(`${ENCODINGS}/vp9.webm`)],
])('a %s file with any byte changed is either read or refused, and reading terminates', (format, whole) => {
  for (let place = 0; place < whole.length; place += 1) {
    for (const value of [0x00, 0x01, 0x7f, 0xff]) {
      const changed = Buffer.from(whole);
      changed[place] = value;
      try {
        expect(readVideo(changed, format)).toBeDefined();
      } catch (error) {
        if (!(error instanceof RangeError)) throw error;
      }
    }
  }
});

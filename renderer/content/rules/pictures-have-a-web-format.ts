import { open } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { mediaOfAll } from './each-media';
import type { Rule } from './rule';

/** How a file of each format begins. */
const FORMATS: readonly [endings: string[], start: RegExp][] = [
  [['.png'], /^\x89PNG/],
  [['.jpg', '.jpeg'], /^\xff\xd8\xff/],
  [['.gif'], /^GIF8/],
  [['.webp'], /^RIFF[\s\S]{4}WEBP/],
  [['.avif'], /^[\s\S]{4}ftypavi/],
  [['.svg'], /^(?:\xef\xbb\xbf)?\s*<(?:\?xml|!--|!DOCTYPE svg|svg)/],
];

const LONGEST_START = 64;

export const picturesHaveAWebFormat: Rule = {
  task: 'Use pictures and downloads',
  demand: 'A picture is a WebP, AVIF, PNG, JPEG, GIF or SVG file, and its ending says which.',
  why: 'Browsers show no others. A file with the wrong ending is sent as what it is not, and stays a hole in some of them.',
  check: async ({ files }, root) => {
    const pictures = mediaOfAll(files).filter(({ alt }) => alt !== undefined);
    const found = await Promise.all(
      pictures.map(async ({ name, at }) => {
        const start = await startOf(join(root, 'media', name));
        if (start === undefined) return [];
        const ending = extname(name).toLowerCase();
        const own = FORMATS.find(([, pattern]) => pattern.test(start))?.[0];
        if (own?.includes(ending)) return [];
        return at({
          code: 'pictures-have-a-web-format',
          message: own
            ? `The ending of media/${name} says ${ending.slice(1)}, but the file is a ${own[0]?.slice(1)}.`
            : `media/${name} is no picture that browsers show.`,
          found: ending,
          suggestion: own
            ? `Rename the file, with ${own[0]} at its end.`
            : 'Save it as WebP (photographs) or SVG (drawings).',
        });
      }),
    );
    return found.flat();
  },
};

/** The first bytes of a file, a character each; undefined where there is no such file. */
async function startOf(path: string): Promise<string | undefined> {
  const file = await open(path).catch(() => undefined);
  if (!file) return undefined;
  const { buffer, bytesRead } = await file.read(Buffer.alloc(LONGEST_START), 0, LONGEST_START, 0);
  await file.close();
  return buffer.subarray(0, bytesRead).toString('latin1');
}

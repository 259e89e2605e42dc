import * as z from 'zod';
import type { Check } from '../define-check';

const schema = z.object({ name: z.string().min(1), icons: z.array(z.object({ src: z.string() })).min(1) });
const FILE = '/manifest.webmanifest';

/** The web manifest is well-formed, and its icons exist. */
const check: Check = ({ textOf, files, inFile }) => {
  const text = textOf(FILE) ?? '';
  const parsed = z
    .preprocess((value) => (z.string().parse(value).startsWith('{') ? JSON.parse(text) : undefined), schema)
    .safeParse(text);
  if (!parsed.success)
    return [
      inFile(FILE, {
        message: 'The manifest has no name or no icons.',
        found: text.slice(0, 80),
        expected: 'a name, and icons',
      }),
    ];
  return parsed.data.icons.flatMap(({ src }) =>
    files.has(src)
      ? []
      : [inFile(FILE, { message: `There is no icon ${src}.`, found: src, expected: 'the address of a file' })],
  );
};

export default check;

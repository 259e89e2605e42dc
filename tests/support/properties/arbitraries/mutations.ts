import fc from 'fast-check';
import { CANARY_FILES } from '../canary';
import type { Change } from '../changed-folder';
import { markdown } from './markdown';
import { anyText, oddCharacter, words } from './words';
import { yamlValue } from './yaml';

/** The text files of a content folder by their path. */
export type Texts = ReadonlyMap<string, string>;

/** Separators that split a text before its parts are moved around. */
const CUTS = { characters: /(?:)/u, words: /(?<=\s)/, lines: /(?<=\n)/, paragraphs: /(?<=\n\n)/ };

/** Edits the parts of a text at an index, optionally with another part or with a new text. */
type Edit = (parts: string[], at: number, other: number, text: string) => string[];

const EDITS: Edit[] = [
  (parts, at, other) => parts.toSpliced(at, (other % 4) + 1),
  (parts, at, other) => parts.toSpliced(at, 0, ...parts.slice(at, at + (other % 4) + 1)),
  (parts, at, other) => parts.with(at, parts[other] ?? '').with(other, parts[at] ?? ''),
  (parts, at, _, text) => parts.toSpliced(at, 0, text),
  (parts, at) => parts.slice(0, at),
];

const newText = fc.oneof(
  words(1, 3),
  oddCharacter,
  anyText,
  markdown.map((text) => `\n\n${text}\n\n`),
);

/** An edit, its separator, two indexes of any size, and the new text. */
const edit = fc.tuple(fc.constantFrom(...EDITS), fc.constantFrom(...Object.values(CUTS)), fc.nat(), fc.nat(), newText);

const mutatedText = (texts: Texts) =>
  fc
    .tuple(fc.constantFrom(...texts.keys()), fc.array(edit, { minLength: 1, maxLength: 3 }))
    .map(([path, edits]): Change => {
      const text = edits.reduce((left, [apply, cut, at, other, added]) => {
        const parts = left.split(cut);
        return parts.length > 0 ? apply(parts, at % parts.length, other % parts.length, added).join('') : left;
      }, texts.get(path) ?? '');
      return { path, text };
    });

/** A file with a different value in one field. */
const otherValue = (texts: Texts) =>
  fc.tuple(fc.constantFrom(...texts.keys()), fc.nat(), yamlValue(2)).map(([path, at, value]): Change => {
    const text = texts.get(path) ?? '';
    const fields = [...text.matchAll(/^[ -]*\w+: .*$/gm)];
    const field = fields[at % Math.max(1, fields.length)];
    if (!field) return { path, text };
    const start = field.index + field[0].indexOf(':') + 1;
    return { path, text: `${text.slice(0, start)} ${value}${text.slice(field.index + field[0].length)}` };
  });

/** The beginning of a file with the end of another. */
const spliced = (texts: Texts) =>
  fc
    .tuple(fc.constantFrom(...texts.keys()), fc.constantFrom(...texts.keys()), fc.nat(), fc.nat())
    .map(([path, other, end, start]): Change => {
      const [first, second] = [texts.get(path) ?? '', texts.get(other) ?? ''];
      return { path, text: first.slice(0, end % first.length) + second.slice(start % second.length) };
    });

const flippedBytes = (texts: Texts) =>
  fc
    .tuple(fc.constantFrom(...texts.keys()), fc.array(fc.tuple(fc.nat(), fc.nat(7)), { minLength: 1, maxLength: 3 }))
    .map(([path, flips]): Change => {
      const bytes = new Uint8Array(Buffer.from(texts.get(path) ?? ''));
      for (const [at, bit] of flips) bytes[at % bytes.length] = (bytes[at % bytes.length] ?? 0) ^ (1 << bit);
      return { path, bytes };
    });

/** A path that may get into a folder by mistake or by design. */
const oddPath = fc
  .tuple(
    fc.constantFrom(
      '',
      'blog/',
      'pages/',
      'legal/',
      'solutions/',
      'solutions/shops/',
      'press/',
      'media/',
      'media/a/',
      'nobody/',
    ),
    fc.oneof(
      fc.constantFrom(
        'a',
        'A',
        '.hidden',
        'con',
        'a b',
        'a\u00a0b',
        'é',
        'e\u0301',
        '商店',
        'index',
        '404',
        'feed',
        'a.b',
        '-a',
        '~$a',
        'an-article',
        'An-Article',
        'tills',
        'apps',
        '__proto__',
        'a;b',
        "a'b",
        'a%2fb',
        'a#b',
        'a?b',
        '\u202ea',
        'page',
      ),
      words(1, 1),
    ),
    fc.constantFrom(
      '.mdx',
      '.md',
      '.MDX',
      '.yaml',
      '.yml',
      '.png',
      '.svg',
      '.html',
      '.pdf',
      '.docx',
      '.webp',
      '',
      '.mdx.bak',
      '.js',
    ),
  )
  .map((parts) => parts.join(''));

const bytes = fc.oneof(
  fc.uint8Array({ maxLength: 200 }),
  fc
    .tuple(
      fc.constantFrom(
        '\u0089PNG\r\n\u001a\n',
        'GIF89a',
        '%PDF-1.7\n',
        'RIFF\0\0\0\0WEBP',
        '\u00ff\u00d8\u00ff',
        'PK\u0003\u0004',
        '<svg viewBox="0 0 8 8" xmlns="http://www.w3.org/2000/svg">',
        '<script>alert(1)</script>',
      ),
      fc.uint8Array({ maxLength: 60 }),
    )
    .map(([magic, rest]) => new Uint8Array([...Buffer.from(magic, 'latin1'), ...rest])),
);

const addedFile = fc.tuple(oddPath, bytes).map(([path, content]): Change => ({ path, bytes: content }));

const addedLink = fc
  .tuple(
    oddPath,
    fc.constantFrom(
      ...CANARY_FILES.flatMap((path) => [`../${path}`, `../../${path}`, `../../../${path}`]),
      ...['../beside', '../../beside', '.', '..', '/dev/null', 'nowhere', 'apps.mdx', 'site.yaml', '../site.yaml'],
    ),
  )
  .map(([path, linkedTo]): Change => ({ path, linkedTo }));

const renamed = (texts: Texts) =>
  fc
    .tuple(
      fc.constantFrom(...texts.keys()),
      fc.oneof(
        oddPath.map((path) => () => path),
        fc.constantFrom<(path: string) => string>(
          (path) => path.toUpperCase(),
          (path) => path.replace(/\.\w+$/, '.md'),
          (path) => path.replace(/\w(?=\.\w+$)/, (letter) => letter.toUpperCase()),
          (path) => path.replace(/(?=\.\w+$)/, ' copy'),
          (path) => path.replace(/[^/]+$/, '.$&'),
        ),
      ),
    )
    .map(([path, rename]): Change => ({ path, renamedTo: rename(path) }));

/** Files added, linked, renamed and deleted. */
export const fileChanges = (texts: Texts) =>
  fc.array(
    fc.oneof(
      addedFile,
      addedLink,
      renamed(texts),
      fc.constantFrom(...texts.keys()).map((path): Change => ({ path, deleted: true })),
    ),
    { minLength: 1, maxLength: 3 },
  );

/** One or two broken files of a content folder. */
export const textChanges = (texts: Texts) =>
  fc.array(
    fc.oneof(
      { weight: 4, arbitrary: mutatedText(texts) },
      { weight: 3, arbitrary: otherValue(texts) },
      spliced(texts),
      flippedBytes(texts),
    ),
    { minLength: 1, maxLength: 2 },
  );

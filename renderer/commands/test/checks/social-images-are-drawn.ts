import { createHash } from 'node:crypto';
import { isPaginated } from '../../../content/schema/content';
import { type BuiltPage, type BuiltSite, metaOf, onPage } from '../built-site';
import type { Check } from '../define-check';

/** Messengers show no larger one. */
const MAX_BYTES = 300_000;
const PNG = '\x89PNG\r\n\x1a\n';

/** Each page has a social image of its own, in the size that it declares, and no image is without a page. */
const check: Check = (site) => {
  const drawn = [...site.files].filter((file) => file.startsWith('/social/'));
  // A build without them is for a look at the pages.
  if (drawn.length === 0) return [];
  const named = new Set(
    site.pages.flatMap(({ html }) => [...html.matchAll(/\/social\/[^"\s?#]+\.png/g)].map(([file]) => file)),
  );
  const seen = new Map<string, string>();
  const missing = [...named].filter((file) => !site.files.has(file));
  const unnamed = drawn.filter((file) => !named.has(file));
  return [
    ...site.pages.filter(({ entry }) => entry !== undefined).flatMap((page) => ofPage(page, site, seen)),
    ...missing.map((file) =>
      site.inFile(file, {
        message: 'A page names this image, but it was not drawn.',
        found: file,
        expected: 'an image',
      }),
    ),
    ...unnamed.map((file) =>
      site.inFile(file, { message: 'No page names this image.', found: file, expected: 'images of pages' }),
    ),
  ];
};

export default check;

function ofPage(page: BuiltPage, { url, bytesOf }: BuiltSite, seen: Map<string, string>) {
  const image = metaOf(page, 'og:image') ?? '';
  const bytes = bytesOf(image.slice(url.length));
  const tell = (message: string, found: string, expected: string) => [onPage(page, { message, found, expected })];
  if (!image.startsWith(url) || bytes?.toString('latin1', 0, 8) !== PNG)
    return tell(`Its social image is "${image}", where no PNG is.`, image, 'the full address of a PNG');
  const size = `${bytes.readUInt32BE(16)} × ${bytes.readUInt32BE(20)}`;
  const declared = `${metaOf(page, 'og:image:width')} × ${metaOf(page, 'og:image:height')}`;
  const digest = createHash('sha256').update(bytes).digest('hex');
  const other = seen.get(digest);
  const isShared = other !== undefined && page.entry !== undefined && !isPaginated(page.entry);
  seen.set(digest, image);
  return [
    ...(size === declared
      ? []
      : tell(`Its social image is ${size} pixels large, but the page says ${declared}.`, size, declared)),
    ...(bytes.length <= MAX_BYTES
      ? []
      : tell(`Its social image has ${bytes.length} bytes.`, String(bytes.length), `at most ${MAX_BYTES} bytes`)),
    ...(isShared ? tell(`Its social image is the same as ${other}.`, image, 'an image of its own') : []),
  ];
}

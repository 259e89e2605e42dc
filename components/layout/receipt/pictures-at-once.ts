/** A usual phone: the width of its screen, and how many pixels each of its points has. */
const PHONE = { width: 412, density: 1.75 };

const REM = 16;

/** Below these, attributes are in the order in which components give them to React. */
const PICTURE = /<picture>(.*?)<\/picture>/gs;
const AVIF = /<source type="image\/avif" srcSet="([^"]*)" sizes="([^"]*)"/;
const IMAGE = /<img src="([^"]*)"/;

/**
 * The pictures that a phone loads with a page, before anyone scrolls: those that are not lazy, each in the smallest file that is sharp
 * there. Lazy pictures follow once they come near.
 * @param html written by React
 * @returns their addresses, as the document has them
 */
export function picturesAtOnce(html: string): string[] {
  const pictures = [...html.matchAll(PICTURE)]
    .map(([, inside = '']) => inside)
    .filter((inside) => inside.includes(' loading="eager"'));
  return [...new Set(pictures.map(chosenByPhone))];
}

function chosenByPhone(picture: string): string {
  const [, srcSet, sizes = ''] = AVIF.exec(picture) ?? [];
  if (srcSet === undefined) return IMAGE.exec(picture)?.[1] ?? '';
  const needed = widthOnPhone(sizes) * PHONE.density;
  const files = srcSet.split(', ').map((each) => each.split(' '));
  const [address = ''] = files.find(([, width = '']) => Number.parseInt(width, 10) >= needed) ?? files.at(-1) ?? [];
  return address;
}

/** The last of the sizes: all others are for wider or sharper screens. */
function widthOnPhone(sizes: string): number {
  const [, size, unit] = /([\d.]+)(vw|rem)$/.exec(sizes) ?? [];
  return Number(size) * (unit === 'vw' ? PHONE.width / 100 : REM);
}

import sharp from 'sharp';

interface PhotoOptions {
  width?: number;
  height?: number;
  /** The EXIF orientation: 6 is a phone held upright. */
  orientation?: number;
  format?: 'jpeg' | 'png' | 'webp' | 'avif';
}

/** The camera in the metadata of test photos. */
export const CAMERA = 'Camera of the tests';

/** A photo with metadata of a camera and a location. Its left half is red, its right half blue. */
export async function photo({ width = 1200, height = 900, orientation = 1, format = 'jpeg' }: PhotoOptions = {}) {
  const half = { width: Math.ceil(width / 2), height, channels: 3, background: '#2040c0' } as const;
  const blue = await sharp({ create: half }).png().toBuffer();
  const exif = {
    IFD0: { Make: CAMERA },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1', GPSLongitudeRef: 'W', GPSLongitude: '0/1 7/1 0/1' },
  };
  return sharp({ create: { width, height, channels: 3, background: '#c02020' } })
    .composite([{ input: blue, left: width - half.width, top: 0 }])
    .withExif(exif)
    .withMetadata({ orientation })
    .toFormat(format)
    .toBuffer();
}

/** The kinds of camera metadata left in a picture. */
export async function metadataIn(bytes: Uint8Array): Promise<string[]> {
  const { exif, xmp, iptc, orientation = 1, comments = [] } = await sharp(bytes).metadata();
  const isPresent = { exif: exif?.includes(CAMERA), xmp, iptc, orientation: orientation !== 1, comment: comments[0] };
  return Object.entries(isPresent).flatMap(([name, value]) => (value ? [name] : []));
}

/** An animation of two frames, which repeats three times. */
export async function animation() {
  const frames = ['red', 'blue'].map((background) =>
    sharp({ create: { width: 16, height: 16, channels: 3, background } })
      .png()
      .toBuffer(),
  );
  return sharp(await Promise.all(frames), { join: { animated: true } })
    .gif({ loop: 3, delay: [100, 200] })
    .toBuffer();
}

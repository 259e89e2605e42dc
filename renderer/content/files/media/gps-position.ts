/** Tags of Exif 2.32: where the part on the position begins, and the latitude in it. */
const GPS_PART = 0x8825;
const LATITUDE = 2;

const ENTRY_BYTES = 12;

/** Whether the data of a camera say where a photo was taken. Without a signal, cameras write the part without a latitude. */
export function hasPosition({ exif, xmp }: { exif?: Buffer | undefined; xmp?: Buffer | undefined }): boolean {
  if (xmp?.includes('GPSLatitude')) return true;
  const start = exif ? Math.max(exif.indexOf('II*\0', 0, 'latin1'), exif.indexOf('MM\0*', 0, 'latin1')) : -1;
  if (!exif || start < 0) return false;
  const tiff = exif.subarray(start);
  const isLittle = tiff[0] === 0x49;
  const shortAt = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const longAt = (at: number) => (isLittle ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at));
  const entriesAt = (at: number) => {
    const places = Array.from({ length: shortAt(at) }, (_, index) => at + 2 + index * ENTRY_BYTES);
    return new Map(places.map((place) => [shortAt(place), longAt(place + 8)]));
  };
  try {
    const gps = entriesAt(longAt(4)).get(GPS_PART);
    return gps !== undefined && entriesAt(gps).has(LATITUDE);
  } catch (error) {
    // Places outside of the data: the data are damaged, and nobody can read a position from them.
    if (error instanceof RangeError) return false;
    throw error;
  }
}

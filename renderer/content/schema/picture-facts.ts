/** What pages need to know of a picture in content/media, found by the check. */
export interface PictureFacts {
  /** In pixels, once it is upright. */
  width: number;
  height: number;
  /** Its average color, such as #8a7f66, to be shown until it is loaded; undefined if parts of it are transparent. */
  color?: string;
  /**
   * The format for browsers that know neither AVIF nor WebP: PNG for screens, drawings, and whatever is transparent.
   * Undefined for an SVG or an animation, which is published as it is.
   */
  fallback?: 'jpg' | 'png';
  /** Eight characters that change with its bytes and with the encoding. */
  hash: string;
}

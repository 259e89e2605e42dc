/** Where pages show a picture: how wide it is there, and in which widths it is made. A site has a table of its places. */
export interface PicturePlace {
  /** Its width on the page, as the `sizes` of HTML. */
  sizes: string;
  /** In pixels, narrowest first: up to twice the greatest width on the page. */
  widths: readonly number[];
  /** The width for browsers that can't choose. */
  fallbackWidth: number;
}

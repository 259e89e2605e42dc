/** The most that a page may transfer before anyone uses it, in kilobytes by kind. */
export interface Budget {
  document?: number;
  stylesheet?: number;
  font?: number;
  /** Drawings of the site. */
  image?: number;
  /** Photos and screenshots that editors add, not in the total: browsers load lazy ones long before they are seen. */
  picture?: number;
  /** The code that a document names, with what it imports. */
  script?: number;
  /** The code of islands that is loaded as they come near, not in the total. */
  island?: number;
  total?: number;
}

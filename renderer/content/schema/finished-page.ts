/** A page that is about to be published, for what a site writes into it once all else is known, such as its weight. */
export interface FinishedPage {
  html: string;
  /** The finished document of another page. A page that asks for it depends on it. */
  documentAt(address: string): Promise<string>;
  /** How many bytes hosts send for a file of the site, compressed. @param address as a document has it, such as /assets/page.css */
  bytesOf(address: string): Promise<number>;
  /** How many bytes hosts send for a document, compressed. */
  bytesOfDocument(html: string): number;
}

/** @returns what is done to the document, and to the one that its Markdown version comes from */
export type FinishPage = (page: FinishedPage) => Promise<(html: string) => string>;

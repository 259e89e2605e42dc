/** A browser that a test controls like a visitor. */
export interface Visitor {
  open(url: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Runs the body of a function in the page. @returns its result */
  run(body: string): Promise<unknown>;
  click(selector: string): Promise<void>;
  type(selector: string, text: string): Promise<void>;
  /** The console errors since the page was opened. */
  errors(): Promise<string[]>;
  close(): Promise<void>;
}

/** How many words and signs of code a body may have before it is not read further. None of them may be published. */
const MOST_TOKENS = 1000;

let tokens = 0;

/** Begins to count the code of another body. */
export function countFromZero() {
  tokens = 0;
}

/** A body has so much code that it is not read further. */
export class TooMuchCode extends SyntaxError {
  /** The reader of code expects to be told where an error is, and whether it was at the end, where more text may correct it. */
  readonly pos = 0;
  readonly raisedAt = 0;
}

/**
 * Options for the reader of code that stops it. At each closing brace and each empty line it reads all again from where the code
 * began, which takes as long as the text times its lines.
 */
export const littleCode = {
  ecmaVersion: 2024,
  sourceType: 'module',
  onToken() {
    tokens += 1;
    if (tokens > MOST_TOKENS) throw new TooMuchCode();
  },
} as const;

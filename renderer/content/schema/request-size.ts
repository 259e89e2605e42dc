/**
 * The most that a form may send, in bytes. 20,000 characters fit in any script: URL-encoded, a Chinese character takes 9 bytes, an
 * emoji 12, and a syllable of several characters up to 36.
 */
export const MAX_REQUEST_BYTES = 1_000_000;

/** What a visitor without JavaScript reads who has sent more. */
export const TOO_LARGE = `This message is larger than ${MAX_REQUEST_BYTES / 1_000_000} MB. Please go back, shorten it, and send it again.`;

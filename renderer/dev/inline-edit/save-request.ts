/** The address to which the browser sends an edit. */
export const SAVE_PATH = '/__save-text';

/** The response: the place that was written, or why nothing was. */
export type Answer = { saved: string } | { refused: string };

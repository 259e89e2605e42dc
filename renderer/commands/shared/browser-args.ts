/**
 * Arguments for Chromium: as root, as in most containers, it refuses to start with its sandbox; and its headless shell would round
 * the widths of letters.
 */
export const BROWSER_ARGS: string[] = [
  '--font-render-hinting=none',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** Arguments for Chromium: as root, as in most containers, it refuses to start with its sandbox. */
export const BROWSER_ARGS: string[] = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

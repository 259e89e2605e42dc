import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { globSync } from 'tinyglobby';

/** The programs of Firefox and of WebKitGTK, by the settings that pass them to the tests. */
export interface OtherBrowsers {
  FIREFOX_PATH: string;
  WEBKIT_DRIVER_PATH: string;
  WEBKIT_BROWSER_PATH: string;
  XVFB_PATH: string;
}

/**
 * Finds installed browsers other than Chromium, and prints which are used and which are missing.
 * @returns the paths of their programs; empty for a missing browser, whose tests are skipped
 */
export function findOtherBrowsers(): OtherBrowsers {
  const firefox = process.env.FIREFOX_PATH ?? find('firefox-esr') ?? find('firefox') ?? '';
  const driver = find('WebKitWebDriver') ?? '';
  const [browser = ''] = globSync('/usr/{lib,libexec}/{*/,}webkit2gtk-4.*/MiniBrowser', { absolute: true });
  const xvfb = find('Xvfb') ?? '';
  const hasWebKit = driver !== '' && browser !== '' && xvfb !== '';
  console.log(`Firefox: ${firefox || 'missing, so it is skipped. Debian: apt-get install firefox-esr'}`);
  console.log(
    `WebKit: ${hasWebKit ? driver : 'missing, so it is skipped. Debian: apt-get install webkit2gtk-driver xvfb'}`,
  );
  return {
    FIREFOX_PATH: firefox,
    WEBKIT_DRIVER_PATH: hasWebKit ? driver : '',
    WEBKIT_BROWSER_PATH: browser,
    XVFB_PATH: xvfb,
  };
}

function find(program: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, program)).find((path) => existsSync(path));
}

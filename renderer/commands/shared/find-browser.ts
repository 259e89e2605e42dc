import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

/** The headless shell opens pages in half of the time. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
/** Packages of Debian; other distributions lack the first. */
const PACKAGES = ['chromium-headless-shell', 'chromium'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Finds or installs Chromium: the path in CHROMIUM_PATH, an installed Chromium or Chrome,
 * Playwright's own download, or Debian's package. Prints which.
 * @returns the path of the program
 * @throws Error if there is none
 */
export function findBrowser(): string {
  for (const way of [given, installed, downloaded, fromDebian]) {
    const path = way();
    if (path === undefined) continue;
    console.log(`Browser: ${path}`);
    return path;
  }
  throw new Error('No Chromium found. Install Chrome or Chromium, or set CHROMIUM_PATH to the program.');
}

function given(): string | undefined {
  const path = process.env.CHROMIUM_PATH;
  if (!path) return undefined;
  if (!existsSync(path)) throw new Error(`CHROMIUM_PATH is ${path}, but there is no such file.`);
  return path;
}

function installed(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = [...folders.flatMap((folder) => NAMES.map((name) => join(folder, name))), ...PLACES];
  return candidates.find((path) => existsSync(path));
}

function downloaded(): string | undefined {
  const path = chromium.executablePath();
  if (existsSync(path)) return path;
  console.log('No Chromium is installed. Trying the download of Playwright …');
  run('npx', ['playwright', 'install', 'chromium']);
  return existsSync(path) ? path : undefined;
}

function fromDebian(): string | undefined {
  if (!existsSync('/usr/bin/apt-get')) return undefined;
  console.log(`Trying Debian's package: apt-get install ${PACKAGES[0]} …`);
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '--non-interactive'];
  const [command = 'apt-get', ...args] = [...sudo, 'apt-get'];
  run(command, [...args, 'update', '--quiet']);
  for (const name of PACKAGES) {
    run(command, [...args, 'install', '--yes', '--quiet', '--no-install-recommends', name]);
    const path = installed();
    if (path !== undefined) return path;
  }
  return undefined;
}

function run(command: string, args: string[]) {
  spawnSync(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    timeout: 600_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

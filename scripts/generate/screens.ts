import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';

const PAGE = 'pages/about.mdx';

/** Two slips in one page: a figure that belongs to another one, and a letter of an address. */
const SLIPS = [
  ['Draws the screens and watches people try them.', 'Drew [[apps-delivered]] apps.'],
  ['href: /careers', 'href: /carers'],
] as const;

/** Twice as many pixels as points, for dense screens. Narrow, so that letters are readable on phones. */
const SCREEN = { viewport: { width: 600, height: 460 }, deviceScaleFactor: 2, reducedMotion: 'reduce' } as const;

const SCHEMES = { '': 'light', '-dark': 'dark' } as const;

/**
 * Pictures of the tools of this site at work, by their paths inside content/media.
 * @param url of a server for development
 */
export async function takeScreens(from: Browser, url: string): Promise<Record<string, Buffer>> {
  const files: Record<string, Buffer> = {};
  const messages = messagesOfCheck();
  for (const [ending, colorScheme] of Object.entries(SCHEMES)) {
    const page = await from.newPage({ ...SCREEN, colorScheme });
    files[`screens/check${ending}.png`] = await takeTerminal(page, 'npm run check', messages);
    files[`screens/edit${ending}.png`] = await takeEditing(page, url);
    await page.close();
  }
  return files;
}

/** What the check prints of a copy of the content with slips, with the colors of a terminal. */
function messagesOfCheck(): string {
  const folder = mkdtempSync(join(tmpdir(), 'screens-'));
  const root = join(folder, 'content');
  cpSync('content', root, { recursive: true });
  let text = readFileSync(join(root, PAGE), 'utf8');
  for (const [right, slip] of SLIPS) {
    if (!text.includes(right)) throw new Error(`content/${PAGE} has no "${right}"`);
    text = text.replace(right, slip);
  }
  writeFileSync(join(root, PAGE), text);
  const args = [join(process.cwd(), 'node_modules/sitewright/bin/engine.mjs'), 'check', '--root', root];
  const { stdout } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    env: { ...process.env, FORCE_COLOR: '1', GITHUB_ACTIONS: '' },
  });
  rmSync(folder, { recursive: true });
  return stdout.trim();
}

/** Codes of a terminal, as Node writes them, and what begins or ends there. */
const CODES: Record<string, string> = {
  '1': '<b>',
  '22': '</b>',
  '31': '<em>',
  '33': '<em>',
  '39': '</em>',
};

/** A picture of a terminal in the colors of the site. */
async function takeTerminal(page: Page, command: string, printed: string): Promise<Buffer> {
  const text = printed
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: a terminal's colors begin with one.
    .replaceAll(/\u001b\[(\d+)m/g, (_, code: string) => CODES[code] ?? '');
  await page.setContent(`<!doctype html><style>${readFileSync('components/styles/tokens.css', 'utf8')}
    body { margin: 0; background: var(--raised); color: var(--ink) }
    h1 { margin: 0; padding: 14px 24px; background: var(--ground); border-bottom: var(--w) solid var(--rule) }
    pre { margin: 0; padding: 20px 24px 28px; white-space: pre-wrap }
    h1, pre { font: 16px/1.5 "DejaVu Sans Mono", Menlo, Consolas, monospace }
    em { color: var(--error); font-style: normal; font-weight: 700 }
  </style><h1>$ ${command}</h1><pre>${text}</pre>`);
  return page.screenshot({ fullPage: true });
}

/** A picture of a headline that is being edited on its page. */
async function takeEditing(page: Page, url: string): Promise<Buffer> {
  await page.goto(`${url}/about`);
  await page.getByRole('button', { name: 'Edit texts' }).waitFor();
  await page.evaluate(() => document.fonts.load('1em "Familjen Grotesk"'));
  await page.keyboard.down('Alt');
  await page.getByRole('heading', { level: 1 }).hover();
  await page.keyboard.press('KeyE');
  await page.keyboard.up('Alt');
  await page.getByRole('dialog').waitFor();
  return page.screenshot({ caret: 'hide' });
}

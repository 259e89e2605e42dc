import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Visitor } from './visitor';

interface Programs {
  driver: string;
  browser: string;
  xvfb: string;
  /** The address of the driver. */
  port: number;
}

/** The window has no bar above the page, which would prevent the width of a phone. */
const NARROW_BAR = 'entry, button, toolbutton, toolbar { font-size: 1px; min-width: 0; padding: 0; margin: 0; }';

/** WebDriver's key for an element in a response. https://www.w3.org/TR/webdriver2/#elements */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** The driver has no access to the console, so the page collects its errors after loading. */
const KEEP_ERRORS = `
  window.keptErrors = [];
  addEventListener('error', ({ message }) => keptErrors.push(message));
  addEventListener('unhandledrejection', ({ reason }) => keptErrors.push(String(reason)));
  addEventListener('securitypolicyviolation', ({ blockedURI }) => keptErrors.push('blocked: ' + blockedURI));
  const { error } = console;
  console.error = (...args) => { keptErrors.push(args.join(' ')); error(...args); };`;

/** Starts WebKitGTK's MiniBrowser on a virtual screen, driven over WebDriver. */
export async function startWebKit({ driver, browser, xvfb, port }: Programs): Promise<Visitor> {
  const config = mkdtempSync(join(tmpdir(), 'tallwind-webkit-'));
  mkdirSync(join(config, 'gtk-3.0'));
  writeFileSync(join(config, 'gtk-3.0/gtk.css'), NARROW_BAR);
  const screen = spawn(xvfb, ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const display = await firstLineOf(screen);
  const server = spawn(driver, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${display}`, XDG_CONFIG_HOME: config },
    stdio: 'ignore',
  });
  const ask = async (method: string, path: string, body?: object): Promise<unknown> => {
    const url = `http://127.0.0.1:${port}${path}`;
    const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };
  while (!(await ask('GET', '/status').catch(() => false)));
  const options = { binary: browser, args: ['--automation'] };
  const started = await ask('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
  });
  const session = `/session/${(started as { sessionId: string }).sessionId}`;
  const command = (path: string, body: object) => ask('POST', session + path, body);
  const run = (body: string) => command('/execute/sync', { script: body, args: [] });
  const elementPath = async (selector: string) => {
    const found = await command('/element', { using: 'css selector', value: selector });
    return `/element/${(found as Record<string, string>)[ELEMENT]}`;
  };
  return {
    open: async (url) => {
      await command('/url', { url });
      await run(KEEP_ERRORS);
    },
    resize: async (width, height) => void (await command('/window/rect', { width, height })),
    run,
    click: async (selector) => void (await command(`${await elementPath(selector)}/click`, {})),
    type: async (selector, text) => void (await command(`${await elementPath(selector)}/value`, { text })),
    errors: async () => (await run('return keptErrors')) as string[],
    close: async () => {
      await ask('DELETE', session).catch(() => undefined);
      server.kill();
      screen.kill();
      rmSync(config, { recursive: true, force: true });
    },
  };
}

function firstLineOf({ stdout }: ChildProcess): Promise<string> {
  return new Promise((done) => stdout?.once('data', (chunk) => done(String(chunk).trim())));
}

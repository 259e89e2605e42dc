import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from '../../support/listen';
import { ENGINE } from '../../support/run-command';
import { temporaryFolder } from '../../support/temporary-folder';

/** Runs an npm command of this project to its end, with test servers. */
async function startCommand(command: string, args: readonly string[]) {
  const child = spawn(process.execPath, [ENGINE, command, ...args], {
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' },
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
  }
  const [status] = await once(child, 'close');
  return { status, printed };
}

/** Another site, where each page responds with the status in its path. */
async function otherSite() {
  const asked: string[] = [];
  const server = createServer(({ method, url = '' }, response) => {
    asked.push(`${method} ${url}`);
    response.writeHead(Number(url.slice(1, 4)) || 200, { 'content-type': 'text/html' });
    response.end('<a href="/404-below">Nobody asks for this.</a>');
  });
  const port = await listen(server);
  onTestFinished(() => void server.close());
  return { site: `http://127.0.0.1:${port}`, asked };
}

/** A built site with these links on its only page, along with its content. */
function siteWith(links: readonly string[]) {
  const folder = temporaryFolder();
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  write('dist/client/blog/a.html', `<body>${links.map((link) => `<a href="${link}">A</a>`).join('')}</body>`);
  write('content/blog/a.mdx', `---\ntitle: A\n---\n\n${links.map((link) => `[A](${link})`).join('\n')}\n`);
  const visit = () =>
    startCommand('links', [
      '--dist',
      join(folder, 'dist'),
      '--root',
      join(folder, 'content'),
      '--out',
      join(folder, 'out'),
    ]);
  return { visit, report: () => readFileSync(join(folder, 'out/report.md'), 'utf8') };
}

test('a link is requested with GET, and 403 and 429 mean that the page exists', async () => {
  const { site, asked } = await otherSite();
  const { visit, report } = siteWith([`${site}/200`, `${site}/403`, `${site}/429`, `${site}/200#part`, '/about']);
  const { status, printed } = await visit();
  expect(printed).toContain('Visited 3 outside links: 0 failed.');
  expect(status).toBe(0);
  expect(asked.sort()).toEqual(['GET /200', 'GET /403', 'GET /429']);
  expect(report()).toBe('');
});

test('a link is reported after it fails three nights in a row, with its file and line', async () => {
  const { site } = await otherSite();
  const { visit, report } = siteWith([`${site}/200`, `${site}/404`, `${site}/404-other`]);
  for (const night of [1, 2]) {
    expect((await visit()).printed).toContain(`${site}/404   answers 404, ${night} of 3 times`);
    expect(report()).toBe('');
  }
  expect((await visit()).status).toBe(0);
  expect(report()).toContain('2 outside links failed 3 nights in a row.');
  expect(report()).toContain(`- \`${site}/404\` answers 404, for 3 nights: \`content/blog/a.mdx:6\`\n`);
});

test('the command fails if it checked nothing', async () => {
  const { visit } = siteWith(['/about', 'mailto:hello@elsewhere.example']);
  const { status, printed } = await visit();
  expect(printed).toContain('The built site has no outside link, so nothing was checked.');
  expect(status).toBe(2);
});

test('the command fails if no site responds, and the night does not count', async () => {
  const { visit, report } = siteWith(['http://127.0.0.1:9/a', 'http://127.0.0.1:9/b']);
  const { status, printed } = await visit();
  expect(printed).toContain('None of 2 outside links answered, so nothing was checked.');
  expect(status).toBe(2);
  expect(report).toThrow('ENOENT');
});

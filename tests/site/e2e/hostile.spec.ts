import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { randomFrom } from '../../../renderer/platform/random-from';
import { requestOf, sendRaw } from '../../support/e2e/raw-request';
import { IS_SWEEP, SEED } from '../../support/sample';
import { addresses } from '../support/built-pages';

const REQUESTS = IS_SWEEP ? 10_000 : 2_000;
const AT_ONCE = 40;

/** The server runs in its own process, to detect a crash and to measure its memory. */
let server: ChildProcess;
let port = 0;

test.beforeAll(async () => {
  server = spawn(process.execPath, ['renderer/bin/engine.mjs', 'start', '--no-build', '--port', '0']);
  port = await new Promise<number>((done, fail) => {
    server.stdout?.on('data', (chunk: Buffer) => {
      const found = /localhost:(\d+)/.exec(chunk.toString())?.[1];
      if (found) done(Number(found));
    });
    server.once('exit', (code) => fail(new Error(`The server ended with ${code}`)));
  });
});

test.afterAll(() => {
  server.kill();
});

/** Texts of files on this machine that no file of the site contains. */
const SECRETS = ['root:x:0:', '"devDependencies"', 'site_resource_policy', '"redirects": [', 'BEGIN OPENSSH'];

const TRAVERSALS = [
  '/../package.json',
  '/..%2f..%2fpackage.json',
  '/%2e%2e/%2e%2e/package.json',
  '/%2e%2e%2fhosts/rules.json',
  '/assets/../../hosts/nginx.conf',
  '/assets/..%5c..%5cpackage.json',
  '/..;/package.json',
  '/....//....//package.json',
  '/%252e%252e%252fpackage.json',
  '/%c0%ae%c0%ae/package.json',
  '/.%00./package.json',
  '//etc/passwd',
  '/../../../../../../../../etc/passwd',
  'file:///etc/passwd',
  '/media/media-kit/../../../hosts/rules.json',
];

/** Random integers from 0 up to, but not including, a limit. */
function numbers(seed: number): (below: number) => number {
  const random = randomFrom(seed);
  return (below) => Math.floor(random() * below);
}

type Random = (below: number) => number;
const oneOf = <Item>(random: Random, items: readonly Item[]) => items[random(items.length)];
const noise = (random: Random, length: number) =>
  Array.from({ length }, () => String.fromCharCode(random(256))).join('');

/** A hostile request, and the number of bytes of the response before the client disconnects. */
const ATTACKS: Record<string, (random: Random) => [request: string, cut?: number]> = {
  'bad encodings': (random) => [
    requestOf(`/${oneOf(random, ['%', '%zz', '%00', '%ff', '%c0%af', 'about%', '%u2215'])}${random(99)}`),
  ],
  traversal: (random) => [requestOf(oneOf(random, TRAVERSALS) ?? '/')],
  'long paths': (random) => [requestOf(`/${oneOf(random, ['a', '%41', '../', './', '/'])?.repeat(random(6_000))}`)],
  'huge headers': (random) => [requestOf('/', { headers: `X-Noise: ${'a'.repeat(random(60_000))}\r\n` })],
  'many headers': (random) => [requestOf('/', { headers: 'X-Noise: a\r\n'.repeat(random(3_000)) })],
  ranges: (random) => [
    requestOf(oneOf(random, addresses) ?? '/', {
      headers: `Range: bytes=${oneOf(random, ['5-2', '-0', '-', '0-', '1e9-', '0-0,1-1', `${random(99_999)}-`, '9'.repeat(400)])}\r\n`,
    }),
  ],
  'aborted after the request': (random) => [requestOf(oneOf(random, addresses) ?? '/'), 0],
  'aborted in the answer': () => [requestOf('/media/media-kit/screenshots.zip'), 1],
  'half a request': (random) => [requestOf('/about').slice(0, 5 + random(30)), 0],
  noise: (random) => [`${noise(random, 1 + random(400))}\r\n\r\n`],
  'strange methods': (random) => [
    requestOf('/', { method: oneOf(random, ['POST', 'PUT', 'BREW', 'CONNECT', 'TRACE', 'get', '']) ?? '' }),
  ],
  'bodies nobody asked for': (random) => [
    `${requestOf('/', { method: 'POST', headers: `Content-Length: ${random(1_000_000)}\r\n` })}${'a'.repeat(random(9_000))}`,
    1,
  ],
  smuggling: () => [
    `${requestOf('/', { headers: 'Content-Length: 5\r\nTransfer-Encoding: chunked\r\n' })}0\r\n\r\nGET /about HTTP/1.1\r\n\r\n`,
  ],
  conditions: (random) => [
    requestOf(oneOf(random, addresses) ?? '/', {
      headers: `If-None-Match: ${'"a",'.repeat(random(2_000))}\r\nIf-Modified-Since: ${noise(random, 9).replace(/[^ -~]/g, 'x')}\r\n`,
    }),
  ],
  compression: (random) => [
    requestOf(oneOf(random, addresses) ?? '/', {
      headers: `Accept-Encoding: ${oneOf(random, ['br', 'gzip', 'br;q=0,gzip', '*', ';;,,', 'br;q=x'])}\r\n`,
    }),
    random(2) === 0 ? 1 : undefined,
  ],
};

/** The memory of a process in megabytes; undefined if the system has no ps. */
function memoryOf({ pid }: ChildProcess): number | undefined {
  const { status, stdout } = spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  return status === 0 ? Math.round(Number(stdout) / 1024) : undefined;
}

/** The number of open files and connections, if the system reports it. */
function openFilesOf({ pid }: ChildProcess): number | undefined {
  try {
    return readdirSync(`/proc/${pid}/fd`).length;
  } catch {
    return undefined;
  }
}

async function attack(seed: number, count: number) {
  const random = numbers(seed);
  const names = Object.keys(ATTACKS);
  const statuses: Record<string, number> = {};
  const leaks: string[] = [];
  const queue = Array.from({ length: count }, (_, index) => names[index % names.length] ?? '');
  const work = async () => {
    for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
      const [request, cut] = ATTACKS[name]?.(random) ?? [''];
      const { status, body } = await sendRaw(port, request, cut);
      const outcome = String(status ?? 'gone');
      statuses[outcome] = (statuses[outcome] ?? 0) + 1;
      if (SECRETS.some((secret) => body.includes(secret))) leaks.push(`${name}: ${request.slice(0, 200)}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { statuses, leaks };
}

test(`${REQUESTS} hostile requests: no crash, no leak, stable memory`, async () => {
  for (const address of addresses) {
    for (const encoding of ['br', 'gzip', 'identity']) {
      await sendRaw(port, requestOf(address, { headers: `Accept-Encoding: ${encoding}\r\n` }));
    }
  }
  await attack(SEED, REQUESTS / 5);
  const before = { memory: memoryOf(server), files: openFilesOf(server) };
  const started = Date.now();
  const { statuses, leaks } = await attack(SEED + 1, REQUESTS);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  await expect.poll(() => openFilesOf(server) ?? 0, { timeout: 20_000 }).toBeLessThanOrEqual((before.files ?? 0) + 5);
  const after = { memory: memoryOf(server), files: openFilesOf(server) };
  const crashes = server.exitCode === null ? 0 : 1;

  console.log(
    `Hostile requests: ${REQUESTS} in ${seconds} s, ${AT_ONCE} at once; crashes ${crashes}, leaks ${leaks.length}`,
  );
  console.log(`Answers by status: ${JSON.stringify(statuses)}`);
  console.log(
    `Memory: ${before.memory} MB before, ${after.memory} MB after; open files ${before.files}, ${after.files}`,
  );
  expect(crashes).toBe(0);
  expect(leaks).toEqual([]);
  expect(Object.keys(statuses).filter((status) => status.startsWith('5'))).toEqual([]);
  expect(after.memory ?? 0).toBeLessThanOrEqual((before.memory ?? 0) + 60);
  expect((await sendRaw(port, requestOf('/'))).status).toBe(200);
});

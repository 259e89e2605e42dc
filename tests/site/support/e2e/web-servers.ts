import { type ChildProcess, type SpawnOptions, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { siteFiles } from '../../../../renderer/commands/build/site-files';
import { serveSite } from '../../../../renderer/commands/serve/serve-site';
import type { Redirects } from '../../../../renderer/content/schema/redirects';
import { writeHostFiles } from '../../../../renderer/outputs/hosts/write-host-files';
import { requestOf, sendRaw } from '../../../support/e2e/raw-request';
import { hostFacts } from './host-facts';

const RETRY_MS = 50;
/** Shorter than the timeout of hooks, so that a server that never responds is stopped. */
const START_MS = 100_000;

/** The ports of a web server in a test. */
export interface Listening {
  /** The port without TLS, so that a test sees every byte. */
  port: number;
  tls?: number;
  /** The port that redirects to https. */
  http?: number;
}

/** A web server that serves dist/client. */
export interface WebServer {
  /** The file of its certificate. */
  certificate: string;
  stop: () => Promise<void>;
}

/** The servers with generated configurations; a missing program is an empty string. */
export const WEB_SERVERS = [
  { name: 'nginx', program: process.env.NGINX_PATH ?? '', start: startNginx, file: 'nginx.conf' },
  { name: 'Caddy', program: process.env.CADDY_PATH ?? '', start: startCaddy, file: 'Caddyfile' },
] as const;

/** Writes the configurations for dist/client with different settings or redirects. @returns their folder */
export async function writeConfigurations(
  name: string,
  env: Record<string, string>,
  redirects: Redirects = [],
): Promise<string> {
  const dist = newFolder(`hosts-${name}`);
  mkdirSync(join(dist, 'client'));
  await writeHostFiles(dist, await siteFiles('dist/client'), hostFacts(env), redirects);
  return join(dist, 'hosts');
}

/**
 * Starts a real nginx with a generated configuration. Only the settings that people must change are replaced: ports, folder, and
 * certificate.
 */
async function startNginx(program: string, configuration: string, { port, tls, http }: Listening): Promise<WebServer> {
  const folder = newFolder(`nginx-${port}`);
  const listen = tls === undefined ? '' : `\n  listen 127.0.0.1:${tls} ssl http2;`;
  const site = readFileSync(configuration, 'utf8')
    .replaceAll(/^ {2}listen \d+ ssl http2;$/gm, `  listen 127.0.0.1:${port};${listen}`)
    .replace('  listen 80;', `  listen 127.0.0.1:${http ?? port};`)
    .replace('root /srv/site/client;', `root "${resolve('dist/client')}";`)
    .replaceAll('/etc/ssl/site', folder);
  writeFileSync(join(folder, 'site.conf'), site);
  makeCertificate(folder);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off;
pid "${folder}/nginx.pid";
error_log "${folder}/error.log";
${process.getuid?.() === 0 ? 'user root;' : ''}
events {}
http {
  access_log off;
  ${temporary.map((name) => `${name}_temp_path "${folder}/${name}";`).join('\n  ')}
  include "${folder}/site.conf";
}
`,
  );
  const stop = await startServer(program, ['-c', join(folder, 'nginx.conf')], port);
  return { certificate: join(folder, 'fullchain.pem'), stop };
}

/** Starts Caddy in the same way. */
async function startCaddy(program: string, configuration: string, { port, tls, http }: Listening): Promise<WebServer> {
  const folder = newFolder(`caddy-${port}`);
  const secure = (host: string) => (tls === undefined ? '' : `, https://${host}:${tls}`);
  const site = readFileSync(configuration, 'utf8')
    .replace(/^https:\/\/www\.([\w.]+) \{$/m, (_, host) => `http://www.${host}:${port}${secure(`www.${host}`)} {`)
    .replace(/^https:\/\/([\w.]+)(?::\d+)? \{$/m, (_, host) => `http://:${port}${secure(host)} {`)
    .replace('root * /srv/site/client', `root * "${resolve('dist/client')}"`);
  const options = `{
  admin off
${http === undefined ? '  auto_https disable_redirects' : `  http_port ${http}\n  https_port ${tls}`}
  local_certs
  skip_install_trust
  servers {
    protocols h1 h2
  }
  storage file_system "${folder}/storage"
  log {
    level ERROR
  }
}
`;
  writeFileSync(join(folder, 'Caddyfile'), options + site);
  const args = ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'];
  const stop = await startServer(program, args, port);
  return { certificate: join(folder, 'storage/pki/authorities/local/root.crt'), stop };
}

/** Starts a server, and waits until it responds at a port. @returns a function that stops it */
export async function startServer(
  program: string,
  args: string[],
  port: number,
  options: SpawnOptions = { stdio: 'inherit' },
): Promise<() => Promise<void>> {
  const child = spawn(program, args, options);
  // Nothing else stops it if tests are aborted.
  const end = () => child.kill('SIGTERM');
  process.once('exit', end);
  try {
    await untilServed(child, port);
  } catch (error) {
    end();
    throw error;
  }
  return async () => {
    process.off('exit', end);
    if (hasEnded(child)) return;
    const exit = once(child, 'exit');
    end();
    await exit;
  };
}

/**
 * Waits until a starting server responds.
 * @throws Error if it ends instead, or does not respond in time
 */
export async function untilServed(server: ChildProcess, port: number) {
  const start = performance.now();
  while ((await sendRaw(port, requestOf('/'))).status !== 200) {
    if (hasEnded(server)) throw new Error(`The server ended with ${server.exitCode ?? server.signalCode}.`);
    if (performance.now() - start > START_MS) throw new Error('The server does not respond.');
    await setTimeout(RETRY_MS);
  }
}

/** Whether a process has ended, by itself or by a signal. */
function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

/** The absolute path of an empty folder for a test. */
export function newFolder(name: string): string {
  const folder = resolve('test-results', name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** The server of npm start behind a TLS proxy, as on hosts that terminate TLS. */
export async function startBehindTls(dist: string, { port, tls, http }: Required<Listening>): Promise<WebServer> {
  const folder = newFolder(`tls-${port}`);
  makeCertificate(folder);
  const [key, cert] = ['privkey.pem', 'fullchain.pem'].map((file) => readFileSync(join(folder, file)));
  const site = await serveSite(dist, port);
  const encrypting = createSecureServer({ key, cert }, ({ method, url, headers }, response) => {
    const passed = request({ port, method, path: url, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(response);
    });
    passed.end();
  }).listen(tls);
  const redirecting = createServer(({ url }, response) => {
    response.writeHead(301, { location: `https://localhost:${tls}${url}` }).end();
  }).listen(http);
  await Promise.all([encrypting, redirecting].map((server) => once(server, 'listening')));
  return {
    certificate: join(folder, 'fullchain.pem'),
    stop: async () => {
      for (const server of [encrypting, redirecting, site]) server.close();
    },
  };
}

/** A certificate that only the test trusts. */
function makeCertificate(folder: string) {
  const files = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')];
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
  const command = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...files, ...names];
  const { status } = spawnSync('openssl', command);
  if (status !== 0) throw new Error('openssl could not make a certificate.');
}

import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect } from '@playwright/test';
import { requestOf, sendRaw } from './raw-request';

/** Where a web server listens in a test. */
export interface Listening {
  /** Without TLS, so that a test sees every byte. */
  port: number;
  tls?: number;
  /** Where it redirects to https. */
  http?: number;
}

/** A web server that serves dist/client. */
export interface WebServer {
  stop: () => Promise<void>;
}

/**
 * Starts a real nginx with a configuration that the build has written. Only what the build tells people to set is changed:
 * the ports, the folder and the certificate.
 */
export function startNginx(program: string, configuration: string, { port, tls, http }: Listening): Promise<WebServer> {
  const folder = newFolder(`nginx-${port}`);
  const listen = tls === undefined ? '' : `\n  listen 127.0.0.1:${tls} ssl http2;`;
  const site = readFileSync(configuration, 'utf8')
    .replaceAll('  listen 443 ssl http2;', `  listen 127.0.0.1:${port};${listen}`)
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
  return start(program, ['-c', join(folder, 'nginx.conf')], port);
}

/** The same with Caddy. */
export function startCaddy(program: string, configuration: string, { port, tls }: Listening): Promise<WebServer> {
  const folder = newFolder(`caddy-${port}`);
  const secure = tls === undefined ? '' : `, https://localhost:${tls}`;
  const site = readFileSync(configuration, 'utf8')
    .replace(
      /^https:\/\/www\.([\w.]+) \{$/m,
      (_, host) => `http://www.${host}:${port}${secure && `, https://www.${host}:${tls}`} {`,
    )
    .replace(/^https:\/\/[\w.]+ \{$/m, `http://:${port}${secure} {`)
    .replace('root * /srv/site/client', `root * "${resolve('dist/client')}"`);
  const options = `{
  admin off
  auto_https disable_redirects
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
  return start(program, ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'], port);
}

async function start(program: string, args: string[], port: number): Promise<WebServer> {
  const child = spawn(program, args, { stdio: 'inherit' });
  // Where tests are broken off, nothing else ends it.
  const end = () => child.kill('SIGTERM');
  process.once('exit', end);
  await expect.poll(async () => (await sendRaw(port, requestOf('/'))).status).toBe(200);
  return {
    async stop() {
      const hasEnded = once(child, 'exit');
      end();
      await hasEnded;
      process.off('exit', end);
    },
  };
}

/** An empty folder for a test, absolute. */
export function newFolder(name: string): string {
  const folder = resolve('test-results', name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** A certificate that only the test trusts. */
function makeCertificate(folder: string) {
  const files = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')];
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
  const { status } = spawnSync('openssl', [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '2',
    ...files,
    ...names,
  ]);
  expect(status).toBe(0);
}

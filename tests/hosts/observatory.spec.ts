import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { writeHostFiles } from '../../renderer/outputs/hosts/write-host-files';
import { readSettings } from '../../renderer/settings';
import { siteFiles } from '../../scripts/build/site-files';
import { freePorts } from '../../scripts/shared/free-ports';
import { newFolder, startBehindTls, startCaddy, startNginx, type WebServer } from '../e2e/web-servers';

const HOSTS = [
  { name: 'nginx', program: process.env.NGINX_PATH, start: startNginx, file: 'nginx.conf' },
  { name: 'Caddy', program: process.env.CADDY_PATH, start: startCaddy, file: 'Caddyfile' },
];

/** The configurations of a site at a port of this machine, to which it redirects. */
async function writeConfigurations(name: string, port: number): Promise<string> {
  const dist = newFolder(`observatory-${name}`);
  newFolder(`observatory-${name}/client`);
  const settings = readSettings({ SITE_URL: `https://localhost:${port}` });
  await writeHostFiles(dist, await siteFiles('dist/client'), settings, []);
  return `${dist}/hosts`;
}

/** Three ports of this machine, one of them for encrypted connections. */
async function threePorts() {
  const first = await freePorts(4410, 3);
  return { port: first, tls: first + 1, http: first + 2 };
}

async function expectGoodGrade(name: string, server: WebServer, { http, tls }: { http: number; tls: number }) {
  try {
    const given = ['tests/hosts/grade.mjs', process.env.HOST_TOOLS ?? '', String(http), String(tls)];
    const env = { ...process.env, NODE_EXTRA_CA_CERTS: server.certificate };
    const { stdout } = await promisify(execFile)(process.execPath, given, { encoding: 'utf8', env });
    console.log(`${name}: ${stdout}`);
    expect(JSON.parse(stdout).score, stdout).toBeGreaterThanOrEqual(130);
  } finally {
    await server.stop();
  }
}

for (const { name, program, start, file } of HOSTS) {
  test.skipIf(!program)(`the HTTP Observatory gives ${name} at least 130 points`, async () => {
    const ports = await threePorts();
    const configuration = `${await writeConfigurations(name, ports.tls)}/${file}`;
    await expectGoodGrade(name, await start(program ?? '', configuration, ports), ports);
  });
}

test('the HTTP Observatory gives npm start behind TLS at least 130 points', async () => {
  const ports = await threePorts();
  await expectGoodGrade('npm start', await startBehindTls('dist', ports), ports);
});

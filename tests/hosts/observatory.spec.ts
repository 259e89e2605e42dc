import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { writeHostFiles } from '../../renderer/outputs/hosts/write-host-files';
import { readSettings } from '../../renderer/settings';
import { siteFiles } from '../../scripts/build/site-files';
import { freePorts } from '../../scripts/shared/free-ports';
import { newFolder, startCaddy, startNginx } from '../e2e/web-servers';

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

for (const { name, program, start, file } of HOSTS) {
  test.skipIf(!program)(`the HTTP Observatory gives ${name} at least 130 points`, async () => {
    const first = await freePorts(4410, 3);
    const ports = { port: first, tls: first + 1, http: first + 2 };
    const server = await start(program ?? '', `${await writeConfigurations(name, ports.tls)}/${file}`, ports);
    try {
      const given = ['tests/hosts/grade.mjs', process.env.HOST_TOOLS ?? '', String(ports.http), String(ports.tls)];
      const env = { ...process.env, NODE_EXTRA_CA_CERTS: server.certificate };
      const printed = execFileSync(process.execPath, given, { encoding: 'utf8', env });
      console.log(`${name}: ${printed}`);
      expect(JSON.parse(printed).score, printed).toBeGreaterThanOrEqual(130);
    } finally {
      await server.stop();
    }
  });
}

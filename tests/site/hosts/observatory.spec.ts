import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { freePorts } from '../../../renderer/commands/shared/free-ports';
import { startBehindTls, WEB_SERVERS, type WebServer, writeConfigurations } from '../support/e2e/web-servers';

/** Three ports of this machine, one of them with TLS. */
async function threePorts() {
  const first = await freePorts(4410, 3);
  return { port: first, tls: first + 1, http: first + 2 };
}

async function expectGoodGrade(name: string, server: WebServer, { http, tls }: { http: number; tls: number }) {
  try {
    const given = ['tests/site/hosts/grade.mjs', process.env.HOST_TOOLS ?? '', String(http), String(tls)];
    const env = { ...process.env, NODE_EXTRA_CA_CERTS: server.certificate };
    const { stdout } = await promisify(execFile)(process.execPath, given, { encoding: 'utf8', env });
    console.log(`${name}: ${stdout}`);
    expect(JSON.parse(stdout).score, stdout).toBeGreaterThanOrEqual(130);
  } finally {
    await server.stop();
  }
}

for (const { name, program, start, file } of WEB_SERVERS) {
  test.skipIf(!program)(`the HTTP Observatory gives ${name} at least 130 points`, async () => {
    const ports = await threePorts();
    // The site redirects to its canonical address.
    const hosts = await writeConfigurations(`${name}-graded`, { SITE_URL: `https://localhost:${ports.tls}` });
    await expectGoodGrade(name, await start(program, join(hosts, file), ports), ports);
  });
}

test('the HTTP Observatory gives npm start behind TLS at least 130 points', async () => {
  const ports = await threePorts();
  await expectGoodGrade('npm start', await startBehindTls('dist', ports), ports);
});

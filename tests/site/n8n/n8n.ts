import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import { freePorts } from '../../../renderer/commands/shared/free-ports';

/** The folder of n8n and of its Node, installed by scripts/test-all/n8n.ts. */
const FOLDER = process.env.N8N_FOLDER ?? '';
const NODE = join(FOLDER, 'node_modules/.bin/node');
const N8N = join(FOLDER, 'node_modules/n8n/bin/n8n');

/** Prints the rows of the only data table, and the statuses of executions, as JSON. */
const READ = `
  const { DatabaseSync } = require('node:sqlite');
  const database = new DatabaseSync(process.argv[1], { readOnly: true });
  const all = (sql) => database.prepare(sql).all();
  const [{ id } = {}] = all("SELECT id FROM data_table WHERE name = 'inquiries'");
  const rows = id ? all('SELECT * FROM data_table_user_' + id) : [];
  console.log(JSON.stringify({ rows, executions: all('SELECT status FROM execution_entity') }));
`;

interface Contents {
  rows: Record<string, string>[];
  executions: { status: string }[];
}

/**
 * Starts n8n with a workflow, imported and published with n8n's own commands.
 * @param workflow the exported workflow
 * @param credentials the credentials of its nodes
 */
export async function startN8n(workflow: { id: string }, credentials: object[]) {
  const home = mkdtempSync(join(tmpdir(), 'n8n-'));
  const port = await freePorts(5678, 2);
  // Without the rest of the environment, because n8n behaves differently in tests.
  const env = {
    PATH: process.env.PATH,
    N8N_USER_FOLDER: home,
    N8N_PORT: String(port),
    N8N_RUNNERS_BROKER_PORT: String(port + 1),
    N8N_LISTEN_ADDRESS: '127.0.0.1',
    N8N_DIAGNOSTICS_ENABLED: 'false',
    N8N_VERSION_NOTIFICATIONS_ENABLED: 'false',
  };
  const run = (...args: string[]) =>
    execFileSync(NODE, [N8N, ...args], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const put = (name: string, value: unknown) => {
    writeFileSync(join(home, name), JSON.stringify(value));
    return `--input=${join(home, name)}`;
  };
  run('import:credentials', put('credentials.json', credentials));
  run('import:workflow', put('workflow.json', workflow));
  run('publish:workflow', `--id=${workflow.id}`);
  const server = spawn(NODE, [N8N, 'start'], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  await new Promise<void>((done, fail) => {
    const listen = (chunk: unknown) => {
      printed += chunk;
      if (printed.includes('Editor is now accessible')) done();
    };
    server.stdout.on('data', listen);
    server.stderr.on('data', listen);
    server.on('exit', (code) => fail(new Error(`n8n ended with ${code} before it listened:\n${printed}`)));
  });
  const url = `http://127.0.0.1:${port}/webhook/contact`;
  await vi.waitUntil(() => allowsPreflight(url), { timeout: 60_000, interval: 250 });
  return {
    url,
    contents: (): Contents =>
      JSON.parse(execFileSync(NODE, ['-e', READ, join(home, '.n8n/database.sqlite')], { encoding: 'utf8' })),
    async close() {
      server.kill();
      await once(server, 'exit');
      rmSync(home, { recursive: true, force: true });
    },
  };
}

/** n8n listens a few seconds before it registers workflows. */
async function allowsPreflight(url: string): Promise<boolean> {
  const headers = { origin: 'https://www.example.com', 'access-control-request-method': 'POST' };
  const response = await fetch(url, { method: 'OPTIONS', headers });
  return response.headers.has('access-control-allow-origin');
}

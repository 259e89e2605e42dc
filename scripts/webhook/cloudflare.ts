import { publishedReceiver } from './published-receiver';
import type { Receive } from './receiver';
import { readWebhookSettings } from './settings';
import { sqlStore } from './sql-store';

/** What is used of Cloudflare's D1, its SQLite: https://developers.cloudflare.com/d1/worker-api/ */
export interface D1Database {
  prepare(statement: string): { bind(...values: string[]): { run(): Promise<{ meta: { changes: number } }> } };
}

type Env = Record<string, unknown> & { INQUIRIES: D1Database };

let receiver: Receive | undefined;

/** The receiver as a Cloudflare Worker. docs/webhook/wrangler.toml deploys it. */
export default {
  async fetch(request: Request, env: Env, context: { waitUntil(work: Promise<void>): void }): Promise<Response> {
    receiver ??= await open(env);
    const client = request.headers.get('cf-connecting-ip') ?? '';
    return receiver(request, client, (work) => context.waitUntil(work));
  },
};

async function open(env: Env): Promise<Receive> {
  const settings = readWebhookSettings(env);
  if (settings.MAIL_TO) throw new Error('A Worker reaches no mail server: set WEBHOOK_NOTIFY_URL instead of MAIL_TO.');
  return publishedReceiver(
    settings,
    await sqlStore(async (statement, ...values) => {
      const { meta } = await env.INQUIRIES.prepare(statement)
        .bind(...values)
        .run();
      return meta.changes;
    }),
  );
}

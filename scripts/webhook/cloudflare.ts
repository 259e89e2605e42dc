import type { Receive } from './receive';
import { type D1Database, d1Store } from './stores/d1-store';
import { respond, webReceiver } from './web-entry';

type Env = Record<string, unknown> & { INQUIRIES: D1Database };

let receiver: Promise<Receive> | undefined;

/** The receiver as a Cloudflare Worker, with a D1 database. docs/webhook/wrangler.toml deploys it. */
export default {
  async fetch(request: Request, env: Env, context: { waitUntil(work: Promise<void>): void }): Promise<Response> {
    receiver ??= d1Store(env.INQUIRIES).then((store) => webReceiver(env, store));
    // What could not be opened is tried again for the next inquiry.
    receiver.catch(() => {
      receiver = undefined;
    });
    const client = request.headers.get('cf-connecting-ip') ?? '';
    return respond(await receiver, request, client, (work) => context.waitUntil(work));
  },
};

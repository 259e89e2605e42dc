import type { Receive } from './receive';
import { blobsStore } from './stores/blobs-store';
import { respond, webReceiver } from './web-entry';

let receiver: Receive | undefined;

/** The receiver as a Netlify Function, with Netlify Blobs. docs/webhook.md says how to deploy it. */
export default function handle(
  request: Request,
  context: { ip: string; waitUntil(work: Promise<void>): void },
): Promise<Response> {
  receiver ??= webReceiver(process.env, blobsStore());
  return respond(receiver, request, context.ip, (work) => context.waitUntil(work));
}

import { configuredReceiver } from './configured-receiver';
import { apiMailer } from './notify';
import type { Receive, Store } from './receive';
import { readWebhookSettings } from './settings';

/**
 * The receiver for a platform with web requests and no mail servers.
 * @throws Error if a setting is missing or malformed
 */
export function webReceiver(env: Record<string, unknown>, store: Store): Receive {
  const settings = readWebhookSettings(env);
  const { WEBHOOK_SITES, MAIL_SMTP_URL } = settings;
  if (WEBHOOK_SITES === undefined) throw new Error('Set WEBHOOK_SITES to the address of the website.');
  if (MAIL_SMTP_URL !== undefined)
    throw new Error('Mail servers are out of reach here: set MAIL_API_KEY, not MAIL_SMTP_URL.');
  return configuredReceiver({ ...settings, WEBHOOK_SITES }, store, apiMailer(settings));
}

/** Answers a web request. */
export function respond(
  receive: Receive,
  request: Request,
  client: string,
  later: (work: Promise<void>) => void,
): Promise<Response> {
  const { method, headers, body } = request;
  return receive({ method, path: new URL(request.url).pathname, headers, body, client }, later);
}

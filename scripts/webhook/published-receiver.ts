import { type Channel, notify, webhookChannel } from './notify';
import { createReceiver, type Receive, type Store } from './receiver';
import type { WebhookSettings } from './settings';

/**
 * The receiver of a published site, as its settings ask for.
 * @param mail how emails are sent, if they are
 * @throws Error if no setting names the site
 */
export function publishedReceiver(settings: WebhookSettings, store: Store, mail?: Channel): Receive {
  const { WEBHOOK_SITES, WEBHOOK_PER_MINUTE, WEBHOOK_ALTCHA_SECRET, WEBHOOK_NOTIFY_URL } = settings;
  if (WEBHOOK_SITES === undefined) throw new Error('Set WEBHOOK_SITES to the address of the website.');
  const channels = [...(mail ? [mail] : []), ...(WEBHOOK_NOTIFY_URL ? [webhookChannel(WEBHOOK_NOTIFY_URL)] : [])];
  return createReceiver({
    isAllowed: (origin) => WEBHOOK_SITES.includes(origin),
    site: WEBHOOK_SITES[0],
    perMinute: WEBHOOK_PER_MINUTE,
    altchaSecret: WEBHOOK_ALTCHA_SECRET,
    store,
    notify: (inquiry) => notify(inquiry, channels),
  });
}

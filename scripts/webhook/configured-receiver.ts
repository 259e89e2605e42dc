import { challengesOf } from './altcha';
import { type Mail, notifier } from './notify';
import { createReceiver, type Receive, type Store } from './receive';
import type { WebhookSettings } from './settings';

/** What a receiver needs to know before it takes inquiries of a published site. */
export type PublishedSettings = WebhookSettings & { WEBHOOK_SITES: string[] };

/** How many inquiries one network may send in a minute, if no setting says otherwise. */
const PER_MINUTE = 20;

/** The receiver of a published site, as its settings ask for. */
export function configuredReceiver(
  settings: PublishedSettings,
  store: Store,
  sendMail: (mail: Mail) => Promise<void>,
): Receive {
  const { WEBHOOK_SITES, WEBHOOK_PER_MINUTE = PER_MINUTE, WEBHOOK_ALTCHA_SECRET } = settings;
  return createReceiver({
    isAllowed: (origin) => WEBHOOK_SITES.includes(origin),
    site: WEBHOOK_SITES[0],
    perMinute: WEBHOOK_PER_MINUTE,
    challenges: WEBHOOK_ALTCHA_SECRET === undefined ? undefined : challengesOf(WEBHOOK_ALTCHA_SECRET),
    store,
    notify: notifier(settings, sendMail),
  });
}

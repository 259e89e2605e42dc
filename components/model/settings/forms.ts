import { addressSetting, defineSettings, flagSetting, isSecure } from 'sitewright';
import * as z from 'zod';

const webhook = addressSetting('must be a full address such as https://example.com/hook')
  .refine(isSecure, 'must begin with https:// (http:// only for localhost)')
  // https://fetch.spec.whatwg.org/#dom-request
  .refine(hasNoPassword, 'must not hold a user name or password: browsers refuse to send to such an address')
  .optional();

function hasNoPassword(url: string): boolean {
  if (!URL.canParse(url)) return true;
  const { username, password } = new URL(url);
  return username === '' && password === '';
}

const WEBHOOKS = ['VITE_CONTACT_WEBHOOK_URL', 'VITE_NEWSLETTER_WEBHOOK_URL'] as const;

const schema = z.object({
  VITE_CONTACT_WEBHOOK_URL: webhook,
  VITE_NEWSLETTER_WEBHOOK_URL: webhook,
  WITHOUT_CONTACT_WEBHOOK: flagSetting('false'),
  WEBHOOK_DROPS_DUPLICATES: flagSetting('false'),
  VITE_PROOF_OF_WORK: flagSetting('false'),
  RECEIVER_URL: addressSetting('must be an address such as http://127.0.0.1:4175')
    .refine((value) => new URL(value).pathname === '/', 'must be an address without a path')
    .transform((value) => new URL(value).origin)
    .optional(),
});

/** The receivers of the forms, and their capabilities. */
export const formSettings = defineSettings({
  schema,
  origins: (values) => ({ requests: webhooksOf(values), forms: webhooksOf(values) }),
  receiver: ({ RECEIVER_URL }) => RECEIVER_URL,
  warnings(values, siteUrl, isToBePublished) {
    const refusal =
      isToBePublished && values.VITE_CONTACT_WEBHOOK_URL === undefined && !values.WITHOUT_CONTACT_WEBHOOK
        ? [
            'VITE_CONTACT_WEBHOOK_URL is not set: on the published site, the contact form will refuse every inquiry. Set it to the address that receives inquiries, or WITHOUT_CONTACT_WEBHOOK=true if this is wanted.',
          ]
        : [];
    const tests = WEBHOOKS.flatMap((name) =>
      values[name]?.includes('/webhook-test/')
        ? `${name} is a test address of n8n (/webhook-test/), which listens only while its editor waits. Use the production address (/webhook/).`
        : [],
    );
    const isUnused =
      values.RECEIVER_URL !== undefined && !webhooksOf(values).some((url) => new URL(url).origin === siteUrl);
    const unused = isUnused ? [`RECEIVER_URL is unused: no form sends to ${siteUrl} itself.`] : [];
    return [...refusal, ...tests, ...unused];
  },
});

function webhooksOf(values: z.output<typeof schema>): string[] {
  return WEBHOOKS.flatMap((name) => values[name] ?? []);
}

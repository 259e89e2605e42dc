import { expect, test } from 'vitest';
import { ownWebhookPaths, readSettings, settingWarnings } from '../../../renderer/settings';

test('everything may be unset, and an empty value is unset', () => {
  expect(readSettings({ VITE_CONTACT_WEBHOOK_URL: ' ' })).toEqual({
    SITE_URL: 'https://tallwind.example',
    SITE_PREVIEW: false,
    WEBHOOK_DROPS_DUPLICATES: false,
    VITE_PROOF_OF_WORK: false,
    SITE_COMPRESSED: true,
  });
});

test('a slash at the end of SITE_URL is dropped', () => {
  expect(readSettings({ SITE_URL: 'https://www.tallwind.example/' }).SITE_URL).toBe('https://www.tallwind.example');
});

test.each([
  ['true', true],
  ['false', false],
  ['', false],
])('SITE_PREVIEW=%s makes a preview: %s', (SITE_PREVIEW, isPreview) => {
  expect(readSettings({ SITE_PREVIEW }).SITE_PREVIEW).toBe(isPreview);
});

test.each(['https://hooks.example/a', 'http://localhost:5678/webhook', 'http://127.0.0.1:1'])(
  '%s is an address for inquiries',
  (url) => {
    expect(readSettings({ VITE_CONTACT_WEBHOOK_URL: url }).VITE_CONTACT_WEBHOOK_URL).toBe(url);
  },
);

test('every malformed setting is named with what it holds and what it must be', () => {
  expect(() =>
    readSettings({
      VITE_CONTACT_WEBHOOK_URL: 'http://hooks.example',
      VITE_NEWSLETTER_WEBHOOK_URL: 'hook',
      SITE_URL: 'x',
      SITE_PREVIEW: 'yes',
    }),
  ).toThrowErrorMatchingInlineSnapshot(`
    [Error: Malformed environment settings:
      VITE_CONTACT_WEBHOOK_URL is "http://hooks.example", but must begin with https:// (http:// only for localhost).
      VITE_NEWSLETTER_WEBHOOK_URL is "hook", but must be a full address such as https://example.com/hook.
      SITE_URL is "x", but must be a full address such as https://www.example.com.
      SITE_PREVIEW is "yes", but must be true or false.
      .env.example explains each of them.]
  `);
});

test.each([
  [
    'plausible https://plausible.example/js/script.js www.site.example',
    { service: 'Plausible', attribute: 'data-domain', collector: 'https://plausible.example/api/event' },
  ],
  [
    'umami  https://stats.example/umami/script.js 94db1cb1-74f4-4a40-ad6c-962362670409',
    { service: 'Umami', attribute: 'data-website-id', collector: 'https://stats.example/umami/api/send' },
  ],
  [
    'goatcounter https://gc.example/count.js https://site.gc.example/count',
    { service: 'GoatCounter', attribute: 'data-goatcounter', collector: 'https://site.gc.example/count' },
  ],
])('VITE_ANALYTICS=%s names a service, its script, and the site', (VITE_ANALYTICS, expected) => {
  const [, script, site] = VITE_ANALYTICS.split(/ +/);
  expect(readSettings({ VITE_ANALYTICS }).VITE_ANALYTICS).toEqual({ ...expected, script, site });
});

test.each([
  'https://plausible.example/js/script.js',
  'matomo https://stats.example/matomo.js 1',
  'plausible plausible.example/js/script.js www.site.example',
  'plausible http://plausible.example/js/script.js www.site.example',
  'plausible https://plausible.example/js/script.js https://www.site.example/',
  'plausible https://plausible.example/js/script.js www.site.example defer',
  'umami https://stats.example/script.js 12',
  'goatcounter https://gc.example/count.js /count',
  'goatcounter https://gc.example/count.js https://site.gc.example/',
])('VITE_ANALYTICS=%s stops the build, with an example of each service', (VITE_ANALYTICS) => {
  expect(() => readSettings({ VITE_ANALYTICS })).toThrow(
    `VITE_ANALYTICS is "${VITE_ANALYTICS}", but must be a service, the address of its script, and the site there, such as "plausible https://plausible.example.com/js/script.js www.example.com"`,
  );
});

test('a test address of n8n is warned of', () => {
  const settings = readSettings({ VITE_CONTACT_WEBHOOK_URL: 'https://n8n.example/webhook-test/abc' });
  expect(settingWarnings(settings)).toEqual([
    expect.stringMatching(/^VITE_CONTACT_WEBHOOK_URL is a test address of n8n/),
  ]);
  expect(settingWarnings(readSettings({ VITE_CONTACT_WEBHOOK_URL: 'https://n8n.example/webhook/abc' }))).toEqual([]);
});

const OWN = {
  SITE_URL: 'https://www.site.example',
  VITE_CONTACT_WEBHOOK_URL: 'https://www.site.example/api/contact',
  VITE_NEWSLETTER_WEBHOOK_URL: 'https://hooks.example/api/newsletter',
  RECEIVER_URL: 'http://127.0.0.1:4175/',
};

test('the receiver gets what is sent to the site itself', () => {
  const settings = readSettings(OWN);
  expect(settings.RECEIVER_URL).toBe('http://127.0.0.1:4175');
  expect(ownWebhookPaths(settings)).toEqual(['/api/contact']);
  expect(settingWarnings(settings)).toEqual([]);
});

test('a receiver to which no form sends is warned of', () => {
  const settings = readSettings({ ...OWN, VITE_CONTACT_WEBHOOK_URL: 'https://hooks.example/api/contact' });
  expect(settingWarnings(settings)).toEqual([
    'RECEIVER_URL is unused: no form sends to https://www.site.example itself.',
  ]);
});

test.each([
  ['127.0.0.1:4175', 'must be an address such as http://127.0.0.1:4175'],
  ['http://127.0.0.1:4175/api', 'must be an address without a path'],
])('RECEIVER_URL=%s: it %s', (RECEIVER_URL, message) => {
  expect(() => readSettings({ RECEIVER_URL })).toThrow(`RECEIVER_URL is "${RECEIVER_URL}", but ${message}.`);
});

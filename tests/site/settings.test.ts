import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { analyticsSettings } from '../../components/model/settings/analytics';
import { formSettings } from '../../components/model/settings/forms';
import {
  publishingMistake,
  receiverOf,
  settingNames,
  settingWarnings,
  valuesOf,
} from '../../renderer/content/settings';
import { readSettings } from '../support/settings';
import { site } from '../support/site';

test('every setting is optional, and an empty value counts as unset', () => {
  expect(readSettings({ VITE_CONTACT_WEBHOOK_URL: ' ' })).toEqual({
    SITE_URL: 'https://tallwind.example',
    SITE_PREVIEW: false,
    SITE_COMPRESSED: true,
    ADMIN_BRANCH: 'main',
    ADMIN_HOST: 'https://api.github.com',
    given: {},
  });
  expect(valuesOf(formSettings, readSettings({}))).toEqual({
    WITHOUT_CONTACT_WEBHOOK: false,
    WEBHOOK_DROPS_DUPLICATES: false,
    VITE_PROOF_OF_WORK: false,
  });
});

test('.env.example names exactly the settings of the engine and of the site', () => {
  const explained = Object.keys(parseEnv(readFileSync('.env.example', 'utf8')));
  expect(explained.sort()).toEqual(settingNames(site).sort());
  expect(settingNames({ ...site, settings: [] })).toEqual([
    ...['SITE_URL', 'SITE_PREVIEW', 'SITE_COMPRESSED'],
    ...['ADMIN_REPOSITORY', 'ADMIN_BRANCH', 'ADMIN_HOST'],
  ]);
});

test.each([
  ['ADMIN_REPOSITORY', 'website'],
  ['ADMIN_REPOSITORY', 'https://github.com/studio/website'],
  ['ADMIN_BRANCH', '-x main'],
  ['ADMIN_HOST', 'api.github.com'],
  ['ADMIN_HOST', 'http://github.example.com/api/v3'],
])('%s=%s stops the build', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(`${name} is "${value}", but must`);
});

test('a slash at the end of SITE_URL is dropped', () => {
  expect(readSettings({ SITE_URL: 'https://www.tallwind.example/' }).SITE_URL).toBe('https://www.tallwind.example');
});

test.each([
  ['https://WWW.Example.com', 'https://www.example.com'],
  ['https://www.example.com:443/', 'https://www.example.com'],
  ['http://localhost:4173', 'http://localhost:4173'],
  ['https://bücher.example', 'https://xn--bcher-kva.example'],
])('SITE_URL=%s becomes %s in every link', (SITE_URL, expected) => {
  expect(readSettings({ SITE_URL }).SITE_URL).toBe(expected);
});

test.each([
  'https://www.example.com/sub',
  'https://www.example.com/?a=b',
  'https://www.example.com/#top',
  'https://ada:secret@www.example.com',
])('SITE_URL=%s stops the build, because the site only works at the root of its domain', (SITE_URL) => {
  expect(() => readSettings({ SITE_URL })).toThrow(
    `SITE_URL is "${SITE_URL}", but must end after the domain, as the site works only at its root: https://www.example.com.`,
  );
});

test.each([
  ['SITE_PREVEIW', 'SITE_PREVIEW'],
  ['SITE_ULR', 'SITE_URL'],
  ['site_url', 'SITE_URL'],
  ['VITE_CONTACT_WEBHOOK', 'VITE_CONTACT_WEBHOOK_URL'],
  ['VITE_ANALITICS', 'VITE_ANALYTICS'],
  ['CONTACT_WEBHOOK_URL', 'VITE_CONTACT_WEBHOOK_URL'],
  ['PROOF_OF_WORK', 'VITE_PROOF_OF_WORK'],
])('%s stops the build, with the suggestion %s', (name, meant) => {
  expect(() => readSettings({ [name]: 'true' })).toThrow(`${name} is no setting. Did you mean ${meant}?`);
});

test.each(['SITE_NAME', 'VITE_NODE', 'BASE_URL', 'URL', 'RECEIVER', 'PREVIEW'])(
  '%s is not a setting of the site',
  (name) => {
    expect(readSettings({ [name]: 'true' })).toEqual(readSettings({}));
  },
);

test.each([
  { NETLIFY: 'true', CONTEXT: 'production' },
  { VERCEL_ENV: 'production' },
  { CF_PAGES: '1' },
  { WORKERS_CI: '1' },
  { RENDER: 'true' },
])('a host that publishes (%j) needs SITE_URL', (env) => {
  expect(publishingMistake(readSettings(env), site, env)).toMatch(
    /is about to publish this site, but SITE_URL is not set/,
  );
  for (const set of [{ SITE_URL: 'https://www.site.example' }, { SITE_PREVIEW: 'true' }])
    expect(publishingMistake(readSettings({ ...env, ...set }), site, env)).toBeUndefined();
});

test.each([{}, { CONTEXT: 'production' }, { NETLIFY: 'true', CONTEXT: 'deploy-preview' }, { VERCEL_ENV: 'preview' }])(
  'without SITE_URL, %j may build',
  (env) => {
    expect(publishingMistake(readSettings(env), site, env)).toBeUndefined();
  },
);

test('a pull request on Render may build without SITE_URL', () => {
  const env = { RENDER: 'true', IS_PULL_REQUEST: 'true' };
  expect(publishingMistake(readSettings(env), site, env)).toBeUndefined();
});

test.each(['http://localhost:4173', 'https://127.0.0.1', 'http://[::1]:3000', 'http://site.localhost'])(
  'a public site can’t have the address %s',
  (SITE_URL) => {
    const env = { NETLIFY: 'true', CONTEXT: 'production', SITE_URL };
    expect(publishingMistake(readSettings(env), site, env)).toMatch(/only this computer has that address/);
    expect(publishingMistake(readSettings({ SITE_URL }), site, {})).toBeUndefined();
  },
);

test.each([
  'https://www.example.com\nfoo',
  'https://www.exam\tple.com',
  'https://example..com',
  'https://-example.com',
  'https://example.com.',
  'https://$URL',
  'https://{{url}}',
  'https://www.example.com,https://b.example',
])('SITE_URL=%j stops the build', (SITE_URL) => {
  expect(() => readSettings({ SITE_URL })).toThrow(
    /^ {2}SITE_URL is .*\n?.*, but must be a full address such as https:/m,
  );
});

test('a site that names an address of its own needs no SITE_URL', () => {
  const own = { ...site, url: 'https://tallwind.com' as const };
  const env = { NETLIFY: 'true', CONTEXT: 'production', WITHOUT_CONTACT_WEBHOOK: 'true' };
  const settings = { ...readSettings(env), SITE_URL: own.url };
  expect(publishingMistake(settings, own, env)).toBeUndefined();
  expect(settingWarnings(settings, own)).toEqual([]);
});

test('an unset SITE_URL is a warning', () => {
  const [warning] = settingWarnings(readSettings({}), site);
  expect(warning).toMatch(/^SITE_URL is not set, so canonical links, feeds, social images and the sitemap name https/);
  expect(settingWarnings(readSettings({ SITE_URL: 'https://www.site.example' }), site)).not.toContain(warning);
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
    expect(valuesOf(formSettings, readSettings({ VITE_CONTACT_WEBHOOK_URL: url })).VITE_CONTACT_WEBHOOK_URL).toBe(url);
  },
);

test.each(['https://ada@hooks.example/a', 'https://ada:secret@hooks.example/a', 'http://:secret@localhost/a'])(
  '%s stops the build, because browsers refuse to send there',
  (url) => {
    expect(() => readSettings({ VITE_CONTACT_WEBHOOK_URL: url })).toThrow('must not hold a user name or password');
  },
);

test('every malformed setting is reported with its value and the expected format', () => {
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
])('VITE_ANALYTICS=%s is a service, its script, and the site', (VITE_ANALYTICS, expected) => {
  const [, script, site] = VITE_ANALYTICS.split(/ +/);
  expect(valuesOf(analyticsSettings, readSettings({ VITE_ANALYTICS })).VITE_ANALYTICS).toEqual({
    ...expected,
    script,
    site,
  });
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

const PUBLISHED = { SITE_URL: 'https://www.site.example' };

test('a test address of n8n is a warning', () => {
  const settings = readSettings({ ...PUBLISHED, VITE_CONTACT_WEBHOOK_URL: 'https://n8n.example/webhook-test/abc' });
  expect(settingWarnings(settings, site)).toEqual([
    expect.stringMatching(/^VITE_CONTACT_WEBHOOK_URL is a test address of n8n/),
  ]);
  const used = readSettings({ ...PUBLISHED, VITE_CONTACT_WEBHOOK_URL: 'https://n8n.example/webhook/abc' });
  expect(settingWarnings(used, site)).toEqual([]);
});

test('a site to be published without a receiver of its contact form is a warning, unless that is wanted', () => {
  const warningsWith = (env: NodeJS.ProcessEnv) => settingWarnings(readSettings(env), site);
  expect(warningsWith(PUBLISHED)).toEqual([
    expect.stringMatching(/^VITE_CONTACT_WEBHOOK_URL is not set: .* WITHOUT_CONTACT_WEBHOOK=true/),
  ]);
  expect(warningsWith({ ...PUBLISHED, WITHOUT_CONTACT_WEBHOOK: 'true' })).toEqual([]);
  expect(warningsWith({ ...PUBLISHED, SITE_PREVIEW: 'true' })).toEqual([]);
  expect(warningsWith({ SITE_URL: 'http://localhost:4173' })).toEqual([]);
  expect(warningsWith({ SITE_URL: site.url })).toEqual([expect.stringMatching(/^SITE_URL is not set/)]);
});

const OWN = {
  SITE_URL: 'https://www.site.example',
  VITE_CONTACT_WEBHOOK_URL: 'https://www.site.example/api/contact',
  VITE_NEWSLETTER_WEBHOOK_URL: 'https://hooks.example/api/newsletter',
  RECEIVER_URL: 'http://127.0.0.1:4175/',
};

test('the receiver gets requests to the site itself', () => {
  const settings = readSettings(OWN);
  expect(receiverOf(settings, site)).toEqual({ url: 'http://127.0.0.1:4175', paths: ['/api/contact'] });
  expect(settingWarnings(settings, site)).toEqual([]);
});

test('a receiver without a form that sends to it is a warning', () => {
  const settings = readSettings({ ...OWN, VITE_CONTACT_WEBHOOK_URL: 'https://hooks.example/api/contact' });
  expect(settingWarnings(settings, site)).toEqual([
    'RECEIVER_URL is unused: no form sends to https://www.site.example itself.',
  ]);
});

test.each([
  ['127.0.0.1:4175', 'must be an address such as http://127.0.0.1:4175'],
  ['http://127.0.0.1:4175/api', 'must be an address without a path'],
])('RECEIVER_URL=%s: it %s', (RECEIVER_URL, message) => {
  expect(() => readSettings({ RECEIVER_URL })).toThrow(`RECEIVER_URL is "${RECEIVER_URL}", but ${message}.`);
});

import * as z from 'zod';

const webhook = z
  .url({ error: 'must be a full address such as https://example.com/hook', abort: true })
  .refine(isSecure, 'must begin with https:// (http:// only for localhost)')
  .optional();

/** No Content-Security-Policy can name an IPv6 address, so [::1] is no localhost here. */
function isSecure(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' || (protocol === 'http:' && ['localhost', '127.0.0.1'].includes(hostname));
}

/** Malformed unless it is true or false. */
function flag(initial: 'true' | 'false') {
  return z
    .enum(['true', 'false'], { error: 'must be true or false' })
    .default(initial)
    .transform((value) => value === 'true');
}

/** A service that counts visits without cookies, as the pages, the security policy, and the privacy policy need to know it. */
interface Analytics {
  /** Its name. */
  service: string;
  /** The address of its script. */
  script: string;
  /** The attribute in which the script finds what the service calls the site. */
  attribute: string;
  site: string;
  /** Where the script sends what it counts. */
  collector: string;
}

const ANALYTICS_SERVICES = {
  plausible: {
    name: 'Plausible',
    attribute: 'data-domain',
    isSite: /^[a-z\d.-]+$/i,
    collector: (script: string) => new URL('/api/event', script).href,
  },
  umami: {
    name: 'Umami',
    attribute: 'data-website-id',
    isSite: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i,
    collector: (script: string) => new URL('api/send', script).href,
  },
  goatcounter: {
    name: 'GoatCounter',
    attribute: 'data-goatcounter',
    isSite: /^https?:.+\/count$/,
    collector: (_script: string, site: string) => site,
  },
};

const analytics = z
  .string()
  .transform((value, context) => {
    const found = analyticsOf(value);
    if (found) return found;
    context.addIssue(
      'must be a service, the address of its script, and the site there, such as "plausible https://plausible.example.com/js/script.js www.example.com", "umami https://umami.example.com/script.js 94db1cb1-74f4-4a40-ad6c-962362670409", or "goatcounter https://stats.example.com/count.js https://stats.example.com/count"',
    );
    return z.NEVER;
  })
  .optional();

function analyticsOf(value: string): Analytics | undefined {
  const [name = '', script = '', site = '', ...more] = value.split(/\s+/);
  const service = Object.entries(ANALYTICS_SERVICES).find(([each]) => each === name)?.[1];
  if (!service?.isSite.test(site) || more.length > 0 || !isSecure(script)) return undefined;
  const collector = service.collector(script, site);
  if (!isSecure(collector)) return undefined;
  return { service: service.name, script, attribute: service.attribute, site, collector };
}

const DEFAULT_SITE_URL = 'https://tallwind.example';

const settings = z.object({
  VITE_CONTACT_WEBHOOK_URL: webhook,
  VITE_NEWSLETTER_WEBHOOK_URL: webhook,
  SITE_URL: z
    .url({ protocol: /^https?$/, error: 'must be a full address such as https://www.example.com' })
    .default(DEFAULT_SITE_URL)
    .transform((value) => value.replace(/\/+$/, '')),
  WEBHOOK_DROPS_DUPLICATES: flag('false'),
  VITE_ANALYTICS: analytics,
  VITE_PROOF_OF_WORK: flag('false'),
  RECEIVER_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address such as http://127.0.0.1:4175', abort: true })
    .refine((value) => new URL(value).pathname === '/', 'must be an address without a path')
    .transform((value) => new URL(value).origin)
    .optional(),
  SITE_PREVIEW: flag('false'),
  SITE_COMPRESSED: flag('true'),
});

const WEBHOOKS = ['VITE_CONTACT_WEBHOOK_URL', 'VITE_NEWSLETTER_WEBHOOK_URL'] as const;

export type Settings = z.infer<typeof settings>;

/** The names of all settings. */
export const SETTING_NAMES = Object.keys(settings.shape);

/**
 * The environment settings that .env.example explains. An empty value counts as unset.
 * @throws Error naming each malformed setting, what it holds and what it must be
 */
export function readSettings(env: NodeJS.ProcessEnv = process.env): Settings {
  const given = Object.fromEntries(
    SETTING_NAMES.flatMap((name) => (env[name]?.trim() ? [[name, env[name].trim()]] : [])),
  );
  const result = settings.safeParse(given);
  if (result.success) return result.data;
  const problems = result.error.issues.map((issue) => {
    const name = String(issue.path[0]);
    return `  ${name} is "${given[name]}", but ${issue.message}.`;
  });
  throw new Error(`Malformed environment settings:\n${problems.join('\n')}\n  .env.example explains each of them.`);
}

/** Only the address of the published site, for callers that don't need the other settings; a malformed one counts as unset. */
export function siteUrlOf(env: NodeJS.ProcessEnv = process.env): string {
  return settings.shape.SITE_URL.catch(DEFAULT_SITE_URL).parse(env.SITE_URL?.trim() || undefined);
}

/** A warning for each setting that is well-formed but looks wrong. */
export function settingWarnings(settings: Settings): string[] {
  const tests = WEBHOOKS.flatMap((name) =>
    settings[name]?.includes('/webhook-test/')
      ? `${name} is a test address of n8n (/webhook-test/), which listens only while its editor waits. Use the production address (/webhook/).`
      : [],
  );
  const isUnused = settings.RECEIVER_URL !== undefined && ownWebhookPaths(settings).length === 0;
  return isUnused ? [...tests, `RECEIVER_URL is unused: no form sends to ${settings.SITE_URL} itself.`] : tests;
}

/** The paths of the webhooks that are addresses of the site itself. */
export function ownWebhookPaths(settings: Settings): string[] {
  const { origin } = new URL(settings.SITE_URL);
  const own = WEBHOOKS.flatMap((name) => {
    const webhook = settings[name] === undefined ? undefined : new URL(settings[name]);
    return webhook?.origin === origin ? webhook.pathname : [];
  });
  return [...new Set(own)];
}

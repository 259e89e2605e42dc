import * as z from 'zod';

/** No Content-Security-Policy can name an IPv6 address, so [::1] is no localhost here. */
const webhook = z
  .url({ error: 'must be a full address such as https://example.com/hook', abort: true })
  .refine((value) => {
    const { protocol, hostname } = new URL(value);
    return protocol === 'https:' || (protocol === 'http:' && ['localhost', '127.0.0.1'].includes(hostname));
  }, 'must begin with https:// (http:// only for localhost)')
  .optional();

/** Malformed unless it is true or false. */
function flag(initial: 'true' | 'false') {
  return z
    .enum(['true', 'false'], { error: 'must be true or false' })
    .default(initial)
    .transform((value) => value === 'true');
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

/**
 * The environment settings that .env.example explains. An empty value counts as unset.
 * @throws Error naming each malformed setting, what it holds and what it must be
 */
export function readSettings(env: NodeJS.ProcessEnv = process.env): Settings {
  const given = Object.fromEntries(
    Object.keys(settings.shape).flatMap((name) => (env[name]?.trim() ? [[name, env[name].trim()]] : [])),
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

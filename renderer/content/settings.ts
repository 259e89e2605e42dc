import * as z from 'zod';
import { unambiguousMatch } from './text/did-you-mean';

/** A name that a browser can look up. A variable that was not filled in, such as $DOMAIN, is not a host name. */
const HOST_NAME = /^(?:(?:\w(?:[\w-]*\w)?\.)*[a-z\d](?:[a-z\d-]*[a-z\d])?|\[[\da-f:.]+\])$/;

/** A setting that is an address, which begins with http. Zod removes line breaks, and would accept two lines as one address. */
export function addressSetting(error: string) {
  return z
    .string()
    .regex(/^\S+$/, { error, abort: true })
    .pipe(z.url({ protocol: /^https?$/, hostname: HOST_NAME, error, abort: true }));
}

/** No Content-Security-Policy can name an IPv6 address, so [::1] is no localhost here. */
export function isSecure(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' || (protocol === 'http:' && ['localhost', '127.0.0.1'].includes(hostname));
}

/** Links begin with a slash, so the site works only at the root of its domain. */
function isOrigin(url: string): boolean {
  return new URL(url).href === `${new URL(url).origin}/`;
}

/** A setting that is true or false. */
export function flagSetting(initial: 'true' | 'false') {
  return z
    .enum(['true', 'false'], { error: 'must be true or false' })
    .default(initial)
    .transform((value) => value === 'true');
}

/** Addresses outside of the site, by what pages do there: load scripts, ask for data, send forms. */
export interface Origins {
  scripts?: readonly string[];
  requests?: readonly string[];
  forms?: readonly string[];
}

/** Settings of a site, such as the receivers of its forms. Its schema parses the values. */
export interface SettingsOfSite<Schema extends z.ZodObject = z.ZodObject> {
  readonly schema: Schema;
  /** What the Content-Security-Policy allows. */
  origins?(values: z.output<Schema>): Origins;
  /** The server to which hosts pass on what forms send to the site itself. */
  receiver?(values: z.output<Schema>): string | undefined;
  /**
   * A warning for each setting that is well-formed but looks wrong.
   * @param isToBePublished whether the site has an address for the public, and is no preview
   */
  warnings?(values: z.output<Schema>, siteUrl: string, isToBePublished: boolean): string[];
}

/** Settings of a site, and the handle by which its components ask for them. */
export const defineSettings = <Schema extends z.ZodObject>(settings: SettingsOfSite<Schema>): SettingsOfSite<Schema> =>
  settings;

/** What a site says of its settings. */
export interface SiteWithSettings {
  /** Its address, unless SITE_URL has another. */
  readonly url: string;
  readonly settings: readonly SettingsOfSite[];
}

const siteUrl = addressSetting('must be a full address such as https://www.example.com')
  .refine(isOrigin, {
    error: ({ input }) =>
      `must end after the domain, as the site works only at its root: ${new URL(String(input)).origin}`,
  })
  .transform((value) => new URL(value).origin);

/** The settings of every site. */
const own = z.object({
  SITE_URL: siteUrl.optional(),
  SITE_PREVIEW: flagSetting('false'),
  SITE_COMPRESSED: flagSetting('true'),
  ADMIN_REPOSITORY: z
    .string()
    .regex(/^[\w.-]+\/[\w.-]+$/, 'must be an owner and a name, such as studio/website')
    .optional(),
  ADMIN_BRANCH: z
    .string()
    .regex(/^\w[\w./-]*$/, 'must be the name of a branch, such as main')
    .default('main'),
  ADMIN_HOST: addressSetting('must be a full address such as https://github.example.com/api/v3')
    .refine(isSecure, 'must begin with https, because a token is sent there')
    .default('https://api.github.com'),
});

export type Settings = Omit<z.infer<typeof own>, 'SITE_URL'> & {
  SITE_URL: string;
  /** The settings of the site as they are given, each by its name: see valuesOf(). */
  given: Readonly<Record<string, string>>;
  /** The host that builds the site, whose limits it must keep. */
  host?: string;
};

/** The names of all settings. */
export function settingNames({ settings }: SiteWithSettings): string[] {
  return [own, ...settings.map(({ schema }) => schema)].flatMap(({ shape }) => Object.keys(shape));
}

/** Settings of a site. A component gets them in the page, where only texts arrive. */
export function valuesOf<Schema extends z.ZodObject>(
  { schema }: SettingsOfSite<Schema>,
  { given }: Pick<Settings, 'given'>,
): z.output<Schema> {
  return schema.parse(given);
}

/** The setting that a variable was certainly meant to be, or undefined if it is one or has nothing to do with them. */
export function misspelledSetting(name: string, site: SiteWithSettings): string | undefined {
  const names = settingNames(site);
  if (names.includes(name)) return undefined;
  const isPart = (setting: string) =>
    name.includes('_') && (setting.startsWith(`${name}_`) || setting === `VITE_${name}`);
  return names.find(isPart) ?? unambiguousMatch(name, names, 2);
}

/**
 * The environment settings that .env.example explains. An empty value counts as unset.
 * @throws Error naming each malformed setting, what it holds and what it must be, and each misspelled one
 */
export function readSettings(site: SiteWithSettings, env: NodeJS.ProcessEnv = process.env): Settings {
  const given = Object.fromEntries(
    settingNames(site).flatMap((name) => (env[name]?.trim() ? [[name, env[name].trim()]] : [])),
  );
  const result = own.safeParse(given);
  const ofSite = site.settings.map(({ schema }) => schema.safeParse(given));
  const malformed = [...ofSite, result].flatMap(({ error }) =>
    (error?.issues ?? []).map((issue) => {
      const name = String(issue.path[0]);
      return `  ${name} is "${given[name]}", but ${issue.message}.`;
    }),
  );
  const unknown = Object.keys(env).flatMap((name) => {
    const meant = misspelledSetting(name, site);
    return meant === undefined ? [] : `  ${name} is no setting. Did you mean ${meant}?`;
  });
  const problems = [...malformed, ...unknown];
  if (result.success && problems.length === 0) {
    const isOwn = (name: string) => name in own.shape;
    const others = Object.fromEntries(Object.entries(given).filter(([name]) => !isOwn(name)));
    const host = publishingHost(env);
    return { ...result.data, SITE_URL: result.data.SITE_URL ?? site.url, given: others, ...(host && { host }) };
  }
  throw new Error(`Malformed environment settings:\n${problems.join('\n')}\n  .env.example explains each of them.`);
}

/** Only the address of the published site, for callers that don't need the other settings; a malformed one counts as unset. */
export function siteUrlOf({ url }: Pick<SiteWithSettings, 'url'>, env: NodeJS.ProcessEnv = process.env): string {
  return siteUrl.catch(url).parse(env.SITE_URL?.trim() || url);
}

/** Variables by which a host says that it builds the site for the public, from the documentation of each. */
const PRODUCTION: readonly { host: string; variables: Readonly<Record<string, string>> }[] = [
  { host: 'Netlify', variables: { NETLIFY: 'true', CONTEXT: 'production' } },
  { host: 'Vercel', variables: { VERCEL_ENV: 'production' } },
  { host: 'Cloudflare Pages', variables: { CF_PAGES: '1' } },
  { host: 'Cloudflare Workers', variables: { WORKERS_CI: '1' } },
  { host: 'Render', variables: { RENDER: 'true' } },
];

/** The names and numbers by which a computer calls itself. https://www.rfc-editor.org/rfc/rfc6761#section-6.3 */
const LOCAL = /(?:^|\.)localhost$|^127\.|^\[::1\]$/;

function isLocal(url: string): boolean {
  return LOCAL.test(new URL(url).hostname);
}

/** The host that builds the site, by its variables; undefined on any other computer. */
function publishingHost(env: NodeJS.ProcessEnv): string | undefined {
  const isSet = ([name, value]: [string, string]) => env[name] === value;
  return PRODUCTION.find(({ variables }) => Object.entries(variables).every(isSet))?.host;
}

/** Domains that nobody can have. https://www.rfc-editor.org/rfc/rfc2606 */
const RESERVED = /(?:^|\.)(?:example(?:\.(?:com|net|org))?|invalid|test)$/;

/** Whether neither the site nor a setting has an address yet at which the site can be published. */
function isUnset({ SITE_URL }: Pick<Settings, 'SITE_URL'>, { url }: SiteWithSettings): boolean {
  return SITE_URL === url && RESERVED.test(new URL(url).hostname);
}

/** Why this build must not be published, in one sentence; undefined if it may. Previews may have any address. */
export function publishingMistake(
  settings: Settings,
  site: SiteWithSettings,
  env: NodeJS.ProcessEnv = process.env,
): string | undefined {
  const host = publishingHost(env);
  // Render's name for the build of a pull request.
  if (host === undefined || settings.SITE_PREVIEW || env.IS_PULL_REQUEST === 'true') return undefined;
  if (isLocal(settings.SITE_URL))
    return `${host} is about to publish this site, but SITE_URL is ${settings.SITE_URL}: only this computer has that address. Set it to the address of the site.`;
  if (!isUnset(settings, site)) return undefined;
  return `${host} is about to publish this site, but SITE_URL is not set: search engines would be sent to ${site.url}. Set it to the address of the site; a preview sets SITE_PREVIEW=true instead.`;
}

/** A warning for each setting that is well-formed but looks wrong. */
export function settingWarnings(settings: Settings, site: SiteWithSettings): string[] {
  const unset = isUnset(settings, site)
    ? [
        `SITE_URL is not set, so canonical links, feeds, social images and the sitemap name ${site.url}. Set it, or url in pages/site.ts, before you publish.`,
      ]
    : [];
  const { SITE_URL, SITE_PREVIEW } = settings;
  const isToBePublished = !SITE_PREVIEW && unset.length === 0 && !isLocal(SITE_URL);
  const others = site.settings.flatMap(
    (each) => each.warnings?.(valuesOf(each, settings), SITE_URL, isToBePublished) ?? [],
  );
  return [...unset, ...others];
}

/** The addresses outside of the site that its settings name, each once. */
export function originsOf(settings: Settings, site: SiteWithSettings): Required<Origins> {
  const all = site.settings.map((each) => each.origins?.(valuesOf(each, settings)) ?? {});
  const once = (what: keyof Origins) => [...new Set(all.flatMap((origins) => origins[what] ?? []))];
  return { scripts: once('scripts'), requests: once('requests'), forms: once('forms') };
}

/** The server to which hosts pass on what forms send to the site itself; undefined if forms send nothing there. */
export function receiverOf(settings: Settings, site: SiteWithSettings): { url: string; paths: string[] } | undefined {
  const [url] = site.settings.flatMap((each) => each.receiver?.(valuesOf(each, settings)) ?? []);
  const paths = pathsOn(settings.SITE_URL, originsOf(settings, site).forms);
  return url !== undefined && paths.length > 0 ? { url, paths } : undefined;
}

/** The paths of the addresses that are on the site itself. */
function pathsOn(siteUrl: string, addresses: readonly string[]): string[] {
  const own = addresses.map((address) => new URL(address)).filter(({ origin }) => origin === new URL(siteUrl).origin);
  return [...new Set(own.map(({ pathname }) => pathname))];
}

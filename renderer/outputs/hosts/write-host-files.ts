import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { movedAddresses, movedQueries } from '../../content/schema/moved-addresses';
import type { Redirects } from '../../content/schema/redirects';
import { addressOfHtmlFile } from '../../content/schema/urls';
import { originsOf, receiverOf, type Settings, type SiteWithSettings } from '../../content/settings';
import { caddyfile } from './configurations/caddy';
import { headersFile } from './configurations/headers-file';
import type { HostSite } from './configurations/host-site';
import { nginxConf } from './configurations/nginx';
import { redirectsFile } from './configurations/redirects-file';
import { vercelJson } from './configurations/vercel';
import { ADMIN, UNLISTED } from './file-headers';
import { exceededLimits } from './host-limits';
import { HOSTS_FOLDER, RULES_FILE } from './rules-file';
import { adminHeaders, securityHeaders, videoHeaders } from './security-headers';

/** What hosts need to know besides the files, such as the receivers of forms. */
interface HostFacts {
  settings: Settings;
  site: SiteWithSettings;
  /** The pages that show videos, and where these come from. */
  videos?: readonly (readonly [address: string, sources: readonly string[]])[];
}

/**
 * Writes the host configurations of a built site: headers and redirects.
 * @param dist the folder of a build, whose client/ is complete
 * @param files every file in client/, with a slash before its path
 * @returns a warning for each limit of another host that the site exceeds
 * @throws Error if a moved address is a file of the site, or the site exceeds a limit of its host
 */
export async function writeHostFiles(
  dist: string,
  files: readonly string[],
  facts: HostFacts,
  redirects: Redirects,
): Promise<string[]> {
  const client = join(dist, 'client');
  const taken = redirects.find(({ from }) => files.includes(from));
  if (taken) throw new Error(`${taken.from} is in redirects.yaml, but it is a file of the site.`);

  const site = hostSiteOf(files, facts, redirects);
  const [headers, moved, vercel] = [headersFile(site), redirectsFile(site), vercelJson(site)];
  const exceeded = exceededLimits({ headers, redirects: moved, vercel });
  const { host = '' } = facts.settings;
  const stopping = exceeded.find(({ hosts }) => hosts.includes(host));
  if (stopping) throw new Error(`${host} ${stopping.message}`);
  const hosts = join(dist, HOSTS_FOLDER);
  await mkdir(hosts, { recursive: true });
  await Promise.all([
    writeFile(join(client, '_headers'), headers),
    writeFile(join(client, '_redirects'), moved),
    writeFile(join(hosts, 'nginx.conf'), nginxConf(site)),
    writeFile(join(hosts, 'Caddyfile'), caddyfile(site)),
    writeFile(join(hosts, 'vercel.json'), vercel),
    writeFile(
      join(hosts, RULES_FILE),
      `${JSON.stringify({ headers: site.headers, pages: site.pages, redirects }, null, 2)}\n`,
    ),
  ]);
  return exceeded.map(({ hosts: [name], message }) => `${name} ${message}`);
}

/** @param files every file of the site, with a slash before its path */
export function hostSiteOf(
  files: readonly string[],
  { settings, site, videos = [] }: HostFacts,
  redirects: Redirects,
): HostSite {
  const pages = files.filter((file) => file.endsWith('.html') && file !== '/404.html').map(addressOfHtmlFile);
  const origins = originsOf(settings, site);
  const { SITE_URL: siteUrl, SITE_COMPRESSED: isCompressed } = settings;
  return {
    headers: { ...securityHeaders(origins), ...(settings.SITE_PREVIEW ? UNLISTED : {}) },
    pages: {
      ...Object.fromEntries(videos.map(([address, sources]) => [address, videoHeaders(origins, sources)])),
      ...(files.includes(`${ADMIN}.html`) && { [ADMIN]: adminHeaders(settings.ADMIN_HOST) }),
    },
    redirects,
    files,
    moved: movedAddresses(pages, redirects),
    queries: movedQueries(redirects),
    siteUrl,
    isCompressed,
    receiver: receiverOf(settings, site),
  };
}

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { redirects } from '../../content/schema/redirects';

/** The folder of host configurations, next to the site. */
export const HOSTS_FOLDER = 'hosts';
export const RULES_FILE = 'rules.json';

const hostRules = z.object({
  /** The headers of every answer. */
  headers: z.record(z.string(), z.string()),
  /** Those in which the answer of a page differs, by its address. A branch is compared with builds that have none. */
  pages: z.record(z.string(), z.record(z.string(), z.string())).default({}),
  redirects: redirects.schema,
});

/** What differs from build to build: the policy names the webhooks and the analytics service of this build, the redirects come from content. */
export type HostRules = z.infer<typeof hostRules>;

/**
 * Reads the rules of a build, so that it is served as it was built, whatever the current settings.
 * @param dist the folder of a build
 */
export async function readHostRules(dist: string): Promise<HostRules> {
  return hostRules.parse(JSON.parse(await readFile(join(dist, HOSTS_FOLDER, RULES_FILE), 'utf8')));
}

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { redirects } from '../../content/schema/redirects';

/** Where a build puts what hosts read, beside the site itself. */
export const HOSTS_FOLDER = 'hosts';
export const RULES_FILE = 'rules.json';

const hostRules = z.object({
  /** The headers of every answer. */
  headers: z.record(z.string(), z.string()),
  redirects,
});

/** What differs from build to build: the policy names the webhooks and the analytics service of this build, the redirects come from content. */
export type HostRules = z.infer<typeof hostRules>;

/**
 * The rules that a build has written, so that it is served as it was built, whatever the settings are by now.
 * @param dist the folder of a build
 */
export async function readHostRules(dist: string): Promise<HostRules> {
  return hostRules.parse(JSON.parse(await readFile(join(dist, HOSTS_FOLDER, RULES_FILE), 'utf8')));
}

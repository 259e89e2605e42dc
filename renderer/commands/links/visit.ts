import { LinkChecker, LinkState } from 'linkinator';

const SECONDS = 20;
/** Few at a time, so that no site takes the visits for an attack. */
const AT_A_TIME = 5;
/** Some sites answer only what calls itself a browser. */
const USER_AGENT = 'Mozilla/5.0 (compatible; link check of this site, once a night)';

interface Visited {
  visited: number;
  answered: number;
  failed: Map<string, string>;
}

/**
 * Visits pages with GET, each once: the next night tries again. A page that refuses programs (403) or too many visits (429) exists.
 * @returns how many links there were, how many servers answered, and the reason of each failure
 */
export async function visit(links: readonly string[]): Promise<Visited> {
  const wanted = new Set(links);
  const { links: results } = await new LinkChecker().check({
    // What begins the path is asked with GET; what its pages link to is skipped.
    path: [...links],
    linksToSkip: async (link) => !wanted.has(link),
    concurrency: AT_A_TIME,
    timeout: SECONDS * 1000,
    statusCodes: { 403: 'ok', 429: 'ok' },
    userAgent: USER_AGENT,
  });
  const own = results.filter(({ url }) => wanted.has(url));
  const broken = own.filter(({ state }) => state === LinkState.BROKEN);
  return {
    visited: new Set(own.map(({ url }) => url)).size,
    answered: own.filter(({ status }) => status).length,
    failed: new Map(broken.map(({ url, status }) => [url, status ? `answers ${status}` : 'does not answer'])),
  };
}

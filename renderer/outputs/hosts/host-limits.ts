/** A limit of a host that a site exceeds. */
export interface ExceededLimit {
  /** The hosts that have it. */
  hosts: readonly string[];
  /** What the host would do, in one sentence, and what helps. */
  message: string;
}

/** https://developers.cloudflare.com/pages/configuration/headers/, …/redirects/, and …/workers/static-assets/ with the same limits */
const CLOUDFLARE = ['Cloudflare Pages', 'Cloudflare Workers'];
export const MOST_HEADER_RULES = 100;
const LONGEST_HEADER = 2_000;
const MOST_REDIRECTS = 2_000;
const LONGEST_REDIRECT = 1_000;

/** https://vercel.com/docs/limits */
const VERCEL = ['Vercel'];
export const MOST_ROUTES = 2_048;

/**
 * Counts what was written for hosts against their limits. What is beyond a limit is dropped by the host without a word.
 * @param headers a _headers file
 * @param redirects a _redirects file
 * @param vercel a vercel.json
 */
export function exceededLimits({ headers, redirects, vercel }: Record<'headers' | 'redirects' | 'vercel', string>) {
  const headerLines = linesOf(headers);
  const rules = headerLines.filter((line) => line.startsWith('/'));
  const moved = linesOf(redirects);
  const { routes }: { routes: unknown[] } = JSON.parse(vercel);
  const found: (ExceededLimit | false)[] = [
    rules.length > MOST_HEADER_RULES && {
      hosts: CLOUDFLARE,
      message: `takes ${MOST_HEADER_RULES} rules for headers, and this site has ${rules.length}, one for each page with a video among them. Show the videos on fewer pages.`,
    },
    exceededLine(headerLines, LONGEST_HEADER, 'header', 'Let the forms send to shorter addresses.'),
    moved.length > MOST_REDIRECTS && {
      hosts: CLOUDFLARE,
      message: `takes ${MOST_REDIRECTS} redirects, and this site has ${moved.length}: three for each address in redirects.yaml. Remove the oldest there.`,
    },
    exceededLine(moved, LONGEST_REDIRECT, 'redirect', 'Remove that address from redirects.yaml.'),
    routes.length > MOST_ROUTES && {
      hosts: VERCEL,
      message: `takes ${MOST_ROUTES} routes, and this site has ${routes.length}: one for each address in redirects.yaml. Remove the oldest there.`,
    },
  ];
  return found.filter((each) => each !== false);
}

function exceededLine(lines: readonly string[], longest: number, what: string, remedy: string): ExceededLimit | false {
  const line = lines.find(({ length }) => length > longest);
  if (line === undefined) return false;
  const start = line.trim().slice(0, 80);
  return {
    hosts: CLOUDFLARE,
    message: `takes no ${what} of more than ${longest} characters, and this site has one of ${line.length}: ${start}… ${remedy}`,
  };
}

function linesOf(text: string): string[] {
  return text.split('\n').filter((line) => line !== '');
}

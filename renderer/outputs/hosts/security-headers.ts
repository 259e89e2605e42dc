import { PLAYER_FEATURES } from '../../content/schema/hosted-video';
import type { Origins } from '../../content/settings';

const YEAR_IN_SECONDS = 31_536_000;

/**
 * Features that no page uses, apart from those with videos. Only names that browsers know: Chromium's console warns about unknown names.
 * https://www.w3.org/TR/permissions-policy/
 */
const UNUSED_FEATURES = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** The address of the rules for prefetching, see write-site-files.ts. */
export const SPECULATION_RULES = '/speculation-rules.json';

/**
 * The headers of every answer, whatever it is and whichever host sends it.
 * @param origins what the built pages load and send to, outside of the site
 */
export function securityHeaders(origins: Origins): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(origins, []),
    // Without includeSubDomains: this website does not speak for the other subdomains of its owner.
    'Strict-Transport-Security': `max-age=${YEAR_IN_SECONDS}`,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': permissionsPolicy([]),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Speculation-Rules': `"${SPECULATION_RULES}"`,
  };
}

/** A video of the site itself, among the sources of videos. */
const OWN = "'self'";

/** What the buttons of a browser do with a video. */
const OWN_FEATURES: readonly string[] = ['fullscreen', 'picture-in-picture'];

/**
 * The headers in which the answer of a page with videos differs from all others. They replace those: of two policies, browsers obey
 * both.
 * @param sources where its videos come from: 'self', or the origins of players
 */
export function videoHeaders(origins: Origins, sources: readonly string[]) {
  return {
    'Content-Security-Policy': contentSecurityPolicy(origins, sources),
    'Permissions-Policy': permissionsPolicy(sources),
  };
}

/**
 * The policy of the editor instead of the site's: its scripts ask GitHub alone, and put a document into a frame, in which nothing runs.
 * @param api the address of GitHub's API
 */
export function adminHeaders(api: string) {
  const directives = { ...directivesOf({ requests: [new URL(api).origin] }, [OWN]), 'trusted-types': ['admin'] };
  return { 'Content-Security-Policy': written(directives), 'Permissions-Policy': permissionsPolicy([]) };
}

/** A feature for a player must be one of the page, too. */
function permissionsPolicy(sources: readonly string[]): string {
  const players = sources.filter((source) => source !== OWN).map((origin) => `"${origin}"`);
  return UNUSED_FEATURES.map((feature) => {
    const isOfPlayers = players.length > 0 && PLAYER_FEATURES.some((each) => each === feature);
    const isOwn = sources.includes(OWN) && OWN_FEATURES.includes(feature);
    return `${feature}=(${[...(isOwn || isOfPlayers ? ['self'] : []), ...(isOfPlayers ? players : [])].join(' ')})`;
  }).join(', ');
}

/**
 * One policy for the whole site, except for pages with videos: no page has an inline script, an inline style or a style attribute, so none needs
 * hashes of its own. upgrade-insecure-requests is left out: no directive allows http: anyway, and Safari would upgrade
 * http://localhost as well. https://www.w3.org/TR/CSP3/
 */
function contentSecurityPolicy(origins: Origins, videos: readonly string[]): string {
  return written(directivesOf(origins, videos));
}

function directivesOf({ scripts, requests, forms }: Origins, videos: readonly string[]): Record<string, string[]> {
  const players = videos.filter((source) => source !== OWN);
  const receivers = sourcesOf(forms);
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...sourcesOf(scripts)],
    'style-src': ["'self'"],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    ...(videos.includes(OWN) && { 'media-src': ["'self'"] }),
    ...(players.length > 0 && { 'frame-src': players }),
    // 'self': the 404 page asks whether the address exists in lowercase.
    'connect-src': ["'self'", ...sourcesOf(requests)],
    // 'self': a receiver sends a visitor without JavaScript back to the site.
    'form-action': receivers.length > 0 ? ["'self'", ...receivers] : ["'none'"],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    // No script turns text into markup or code. https://www.w3.org/TR/trusted-types/
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  };
}

function written(directives: Record<string, string[]>): string {
  return Object.entries(directives)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
}

/** Addresses as source expressions, each once. */
function sourcesOf(urls: readonly string[] = []): string[] {
  return [...new Set(urls.map(sourceOf))];
}

/**
 * An address as a source expression: without its query, and with special characters of policies and host
 * configurations encoded. Browsers decode a path before they compare it.
 */
function sourceOf(url: string): string {
  const { origin, pathname } = new URL(url);
  return origin + pathname.replace(/[;,$']/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}

import { parse } from 'node-html-parser';

/** The initial score of a site, which only gets bonus points if it loses fewer than ten. */
const BASE = 100;
const ENOUGH_FOR_EXTRA = 90;

/**
 * The score of Mozilla's HTTP Observatory for a response over https, by its published rules: the points of
 * src/grader/charts.js, with the conditions of src/analyzer/tests/*.js in github.com/mdn/mdn-http-observatory.
 * Criteria beyond a response (the HSTS preload list, the redirect from http) don't count.
 * @param headers by name in lowercase
 */
export function observatoryScore(headers: Readonly<Record<string, string>>, html: string): number {
  const points = [
    contentSecurityPolicy(headers['content-security-policy'] ?? ''),
    cookies(headers['set-cookie']),
    crossOriginResourceSharing(headers),
    crossOriginResourcePolicy(headers['cross-origin-resource-policy']),
    referrerPolicy(headers['referrer-policy']),
    strictTransportSecurity(headers['strict-transport-security']),
    subresourceIntegrity(html),
    contentTypeOptions(headers['x-content-type-options']),
    frameOptions(headers),
  ];
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
  const uncurved = BASE + sum(points.filter((number) => number < 0));
  return Math.max(0, uncurved >= ENOUGH_FOR_EXTRA ? BASE + sum(points) : uncurved);
}

const BROAD = ['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*'];

function contentSecurityPolicy(policy: string): number {
  const directives = directivesOf(policy);
  if (directives.size === 0) return -25;
  const fallback = directives.get('default-src') ?? ['*'];
  const script = directives.get('script-src') ?? fallback;
  const style = directives.get('style-src') ?? fallback;
  const object = directives.get('object-src') ?? fallback;
  const isPassive = (name: string) => name === 'img-src' || name === 'media-src';
  const isInsecure = (source: string) => /^(?:http|ftp):/.test(source);
  const active = [...directives].filter(([name]) => !isPassive(name)).flatMap(([, sources]) => sources);
  const passive = ['img-src', 'media-src'].flatMap((name) => directives.get(name) ?? fallback);
  const unsafe = [...BROAD, "'unsafe-inline'", 'data:'];
  if (script.some((source) => unsafe.includes(source)) || object.some((source) => BROAD.includes(source))) return -20;
  if (active.some(isInsecure)) return -20;
  if ([...script, ...style].includes("'unsafe-eval'")) return -10;
  if (passive.some(isInsecure)) return -10;
  if (style.some((source) => unsafe.includes(source))) return 0;
  return fallback.join() === "'none'" ? 10 : 5;
}

function directivesOf(policy: string): Map<string, string[]> {
  const directives = policy.split(';').map((directive) => directive.trim().split(/\s+/));
  return new Map(directives.flatMap(([name = '', ...sources]) => (name === '' ? [] : [[name, sources] as const])));
}

/** Flags of cookies are not checked: this site sets none. */
function cookies(header: string | undefined): number {
  return header === undefined ? 0 : -40;
}

function crossOriginResourceSharing(headers: Readonly<Record<string, string>>): number {
  const isImplemented = headers['access-control-allow-origin'] !== undefined;
  return isImplemented && headers['access-control-allow-credentials'] === 'true' ? -50 : 0;
}

function crossOriginResourcePolicy(header: string | undefined): number {
  if (header === undefined || header === 'cross-origin') return 0;
  return header === 'same-origin' || header === 'same-site' ? 10 : -5;
}

function referrerPolicy(header: string | undefined): number {
  if (header === undefined) return 0;
  const isPrivate = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'].includes(header);
  return isPrivate ? 5 : -5;
}

function strictTransportSecurity(header = ''): number {
  const seconds = /max-age=(\d+)/.exec(header)?.[1];
  if (seconds === undefined) return -20;
  const sixMonths = 15_768_000;
  return Number(seconds) >= sixMonths ? 0 : -10;
}

function subresourceIntegrity(html: string): number {
  const sources = parse(html).querySelectorAll('script[src]');
  if (sources.some((script) => /^(?:https?:)?\/\//.test(script.getAttribute('src') ?? ''))) return -5;
  return sources.some((script) => script.hasAttribute('integrity')) ? 5 : 0;
}

function contentTypeOptions(header: string | undefined): number {
  return header === 'nosniff' ? 0 : -5;
}

function frameOptions(headers: Readonly<Record<string, string>>): number {
  const ancestors = directivesOf(headers['content-security-policy'] ?? '').get('frame-ancestors');
  if (ancestors && !ancestors.some((source) => BROAD.includes(source))) return 5;
  return headers['x-frame-options'] === undefined ? -20 : 0;
}

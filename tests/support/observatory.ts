import { parse } from 'node-html-parser';

interface Finding {
  test: string;
  result: string;
  modifier: number;
}

/** The initial score of a site, which gets bonus points only if it has lost less than ten. */
const BASE = 100;
const ENOUGH_FOR_EXTRA = 90;

/**
 * The score of Mozilla's HTTP Observatory for an answer over https, by its published rules: names and points are those
 * of src/grader/charts.js, the conditions those of src/analyzer/tests/*.js in github.com/mdn/mdn-http-observatory.
 * Criteria that a response can't show (the HSTS preload list, the redirect from http) don't count.
 * @param headers by their names in lowercase
 */
export function observatoryScore(headers: Readonly<Record<string, string>>, html: string) {
  const findings = [
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
  const sum = (modifiers: number[]) => modifiers.reduce((total, modifier) => total + modifier, 0);
  const modifiers = findings.map(({ modifier }) => modifier);
  const uncurved = BASE + sum(modifiers.filter((modifier) => modifier < 0));
  const extra = uncurved >= ENOUGH_FOR_EXTRA ? sum(modifiers.filter((modifier) => modifier > 0)) : 0;
  return { score: Math.max(0, uncurved + extra), findings };
}

const BROAD = ['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*'];

function contentSecurityPolicy(policy: string): Finding {
  const test = 'content-security-policy';
  const directives = directivesOf(policy);
  if (directives.size === 0) return { test, result: 'csp-not-implemented', modifier: -25 };
  const fallback = directives.get('default-src') ?? ['*'];
  const script = directives.get('script-src') ?? fallback;
  const style = directives.get('style-src') ?? fallback;
  const object = directives.get('object-src') ?? fallback;
  const isPassive = (name: string) => name === 'img-src' || name === 'media-src';
  const isInsecure = (source: string) => /^(?:http|ftp):/.test(source);
  const active = [...directives].filter(([name]) => !isPassive(name)).flatMap(([, sources]) => sources);
  const passive = ['img-src', 'media-src'].flatMap((name) => directives.get(name) ?? fallback);
  const unsafe = [...BROAD, "'unsafe-inline'", 'data:'];
  if (script.some((source) => unsafe.includes(source)) || object.some((source) => BROAD.includes(source))) {
    return { test, result: 'csp-implemented-with-unsafe-inline', modifier: -20 };
  }
  if (active.some(isInsecure)) return { test, result: 'csp-implemented-with-insecure-scheme', modifier: -20 };
  if ([...script, ...style].includes("'unsafe-eval'")) {
    return { test, result: 'csp-implemented-with-unsafe-eval', modifier: -10 };
  }
  if (passive.some(isInsecure)) {
    return { test, result: 'csp-implemented-with-insecure-scheme-in-passive-content-only', modifier: -10 };
  }
  if (style.some((source) => unsafe.includes(source))) {
    return { test, result: 'csp-implemented-with-unsafe-inline-in-style-src-only', modifier: 0 };
  }
  return fallback.join() === "'none'"
    ? { test, result: 'csp-implemented-with-no-unsafe-default-src-none', modifier: 10 }
    : { test, result: 'csp-implemented-with-no-unsafe', modifier: 5 };
}

function directivesOf(policy: string): Map<string, string[]> {
  const directives = policy.split(';').map((directive) => directive.trim().split(/\s+/));
  return new Map(directives.flatMap(([name = '', ...sources]) => (name === '' ? [] : [[name, sources] as const])));
}

/** Flags of cookies are not checked: this site sets none. */
function cookies(header: string | undefined): Finding {
  const test = 'cookies';
  return header === undefined
    ? { test, result: 'cookies-not-found', modifier: 0 }
    : { test, result: 'cookies-session-without-secure-flag', modifier: -40 };
}

function crossOriginResourceSharing(headers: Readonly<Record<string, string>>): Finding {
  const test = 'cross-origin-resource-sharing';
  if (headers['access-control-allow-origin'] === undefined) {
    return { test, result: 'cross-origin-resource-sharing-not-implemented', modifier: 0 };
  }
  return headers['access-control-allow-credentials'] === 'true'
    ? { test, result: 'cross-origin-resource-sharing-implemented-with-universal-access', modifier: -50 }
    : { test, result: 'cross-origin-resource-sharing-implemented-with-public-access', modifier: 0 };
}

function crossOriginResourcePolicy(header: string | undefined): Finding {
  const test = 'cross-origin-resource-policy';
  if (header === undefined) return { test, result: 'corp-not-implemented', modifier: 0 };
  if (header === 'same-origin' || header === 'same-site') {
    return { test, result: `corp-implemented-with-${header}`, modifier: 10 };
  }
  return header === 'cross-origin'
    ? { test, result: 'corp-implemented-with-cross-origin', modifier: 0 }
    : { test, result: 'corp-header-invalid', modifier: -5 };
}

function referrerPolicy(header: string | undefined): Finding {
  const test = 'referrer-policy';
  if (header === undefined) return { test, result: 'referrer-policy-not-implemented', modifier: 0 };
  const isPrivate = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'].includes(header);
  return isPrivate
    ? { test, result: 'referrer-policy-private', modifier: 5 }
    : { test, result: 'referrer-policy-unsafe', modifier: -5 };
}

function strictTransportSecurity(header: string | undefined): Finding {
  const test = 'strict-transport-security';
  const seconds = /max-age=(\d+)/.exec(header ?? '')?.[1];
  if (seconds === undefined) return { test, result: 'hsts-not-implemented', modifier: -20 };
  return Number(seconds) >= 15_768_000
    ? { test, result: 'hsts-implemented-max-age-at-least-six-months', modifier: 0 }
    : { test, result: 'hsts-implemented-max-age-less-than-six-months', modifier: -10 };
}

function subresourceIntegrity(html: string): Finding {
  const test = 'subresource-integrity';
  const scripts = parse(html).querySelectorAll('script');
  if (scripts.length === 0) return { test, result: 'sri-not-implemented-but-no-scripts-loaded', modifier: 0 };
  const sources = scripts.filter((script) => script.hasAttribute('src'));
  if (sources.some((script) => /^(?:https?:)?\/\//.test(script.getAttribute('src') ?? ''))) {
    return { test, result: 'sri-not-implemented-but-external-scripts-loaded-securely', modifier: -5 };
  }
  return sources.some((script) => script.hasAttribute('integrity'))
    ? { test, result: 'sri-implemented-and-all-scripts-loaded-securely', modifier: 5 }
    : { test, result: 'sri-not-implemented-but-all-scripts-loaded-from-secure-origin', modifier: 0 };
}

function contentTypeOptions(header: string | undefined): Finding {
  const test = 'x-content-type-options';
  return header === 'nosniff'
    ? { test, result: 'x-content-type-options-nosniff', modifier: 0 }
    : { test, result: 'x-content-type-options-not-implemented', modifier: -5 };
}

function frameOptions(headers: Readonly<Record<string, string>>): Finding {
  const test = 'x-frame-options';
  const ancestors = directivesOf(headers['content-security-policy'] ?? '').get('frame-ancestors');
  if (ancestors && !ancestors.some((source) => BROAD.includes(source))) {
    return { test, result: 'x-frame-options-implemented-via-csp', modifier: 5 };
  }
  return headers['x-frame-options'] === undefined
    ? { test, result: 'x-frame-options-not-implemented', modifier: -20 }
    : { test, result: 'x-frame-options-sameorigin-or-deny', modifier: 0 };
}

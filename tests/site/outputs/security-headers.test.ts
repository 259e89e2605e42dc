import { expect, test } from 'vitest';
import { originsOf } from '../../../renderer/content/settings';
import { adminHeaders, securityHeaders, videoHeaders } from '../../../renderer/outputs/hosts/security-headers';
import { readSettings } from '../../support/settings';
import { site } from '../../support/site';

const policyOf = (env: NodeJS.ProcessEnv) =>
  securityHeaders(originsOf(readSettings(env), site))['Content-Security-Policy']?.split('; ') ?? [];

test('without webhooks, nothing may be sent anywhere', () => {
  expect(policyOf({})).toEqual([
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    "connect-src 'self'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ]);
});

test('forms may be sent to the webhooks, by path and without their query, and nowhere else', () => {
  const policy = policyOf({
    VITE_CONTACT_WEBHOOK_URL: 'https://hooks.example/contact?key=1',
    VITE_NEWSLETTER_WEBHOOK_URL: 'http://localhost:5678/webhook/letter',
  });
  const receivers = 'https://hooks.example/contact http://localhost:5678/webhook/letter';
  expect(policy).toContain(`connect-src 'self' ${receivers}`);
  expect(policy).toContain(`form-action 'self' ${receivers}`);
});

test('a webhook for both forms is named once', () => {
  const both = 'https://hooks.example/all';
  const policy = policyOf({ VITE_CONTACT_WEBHOOK_URL: both, VITE_NEWSLETTER_WEBHOOK_URL: both });
  expect(policy).toContain(`form-action 'self' ${both}`);
});

test('no character of an address ends a directive, a policy or a string in a configuration', () => {
  const policy = policyOf({ VITE_CONTACT_WEBHOOK_URL: 'https://hooks.example/a;b,c$d\'e"f`g{h}' });
  expect(policy).toContain("form-action 'self' https://hooks.example/a%3Bb%2Cc%24d%27e%22f%60g%7Bh%7D");
});

test('only the script of the analytics service may be loaded from elsewhere, and report there', () => {
  const policy = policyOf({
    VITE_ANALYTICS: 'goatcounter https://gc.example/count.js?v=5 https://site.gc.example/count',
  });
  expect(policy).toContain("script-src 'self' https://gc.example/count.js");
  expect(policy).toContain("connect-src 'self' https://site.gc.example/count");
  expect(policy.filter((directive) => directive.includes('gc.example'))).toHaveLength(2);
});

test('the site is kept on https for at least half a year', () => {
  const seconds = /max-age=(\d+)/.exec(securityHeaders({})['Strict-Transport-Security'] ?? '')?.[1];
  expect(Number(seconds)).toBeGreaterThanOrEqual(15_768_000);
});

test('every header fits into a line of ASCII, as hosts require', () => {
  for (const value of Object.values(securityHeaders({}))) expect(value).toMatch(/^[\x20-\x7e]+$/);
});

test.each([
  [["'self'"], ["media-src 'self'"], ['fullscreen=(self)', 'picture-in-picture=(self)']],
  [
    ['https://player.vimeo.com'],
    ['frame-src https://player.vimeo.com'],
    ['autoplay', 'encrypted-media', 'fullscreen', 'picture-in-picture'].map(
      (feature) => `${feature}=(self "https://player.vimeo.com")`,
    ),
  ],
])('a page with videos from %j differs only in %j and in permissions for videos', (sources, directives, features) => {
  const site = securityHeaders({});
  const page = videoHeaders({}, sources);
  expect(Object.keys(page)).toEqual(['Content-Security-Policy', 'Permissions-Policy']);
  const added = (name: keyof typeof page, separator: string) => {
    const others = new Set(site[name]?.split(separator));
    return page[name].split(separator).filter((each) => !others.has(each));
  };
  expect(added('Content-Security-Policy', '; ')).toEqual(directives);
  expect(added('Permissions-Policy', ', ')).toEqual(features);
});

test('a page with both kinds of videos allows autoplay for the player, but still no camera', () => {
  const { 'Permissions-Policy': policy } = videoHeaders({}, ["'self'", 'https://www.youtube-nocookie.com']);
  expect(policy).toContain('autoplay=(self "https://www.youtube-nocookie.com")');
  expect(policy).toContain('camera=()');
});

test('the editor asks the GitHub of its setting alone, at any path: its GraphQL is beside its REST API', () => {
  const { 'Content-Security-Policy': policy } = adminHeaders('https://github.example.com/api/v3');
  expect(policy).toContain("connect-src 'self' https://github.example.com/;");
});

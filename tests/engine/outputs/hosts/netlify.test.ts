import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';
import { expect, test } from 'vitest';
import { writeHostFiles } from '../../../../renderer/outputs/hosts/write-host-files';
import { hostFacts } from '../../../support/settings';
import { temporaryFolder } from '../../../support/temporary-folder';

const FILES = [
  '/404.html',
  '/index.html',
  '/about.html',
  '/about.md',
  '/assets/a-12345678.js',
  '/media/kit.zip',
  '/speculation-rules.json',
];

/** The folder of a site with the configuration files for Netlify. */
async function clientOf(videos: NonNullable<Parameters<typeof writeHostFiles>[2]['videos']> = []): Promise<string> {
  const dist = temporaryFolder();
  mkdirSync(join(dist, 'client'));
  await writeHostFiles(dist, FILES, { ...hostFacts(), videos }, [
    { from: '/team', to: '/about' },
    { from: '/über%20uns', to: '/about' },
    { from: '/?p=1', to: '/about' },
  ]);
  return join(dist, 'client');
}

test.each([
  ['/', { 'X-Content-Type-Options': 'nosniff', 'Cross-Origin-Resource-Policy': 'same-origin' }],
  ['/assets/a-12345678.js', { 'Cache-Control': 'public, max-age=31536000, immutable' }],
  ['/media/kit.zip', { 'Content-Disposition': 'attachment', 'Cross-Origin-Resource-Policy': 'cross-origin' }],
  ['/about.md', { 'X-Robots-Tag': 'noindex' }],
  ['/speculation-rules.json', { 'Content-Type': 'application/speculationrules+json' }],
])('Netlify parses the headers of %s correctly', async (path, expected) => {
  const headersFiles = [join(await clientOf(), '_headers')];
  const { headers, errors } = await parseAllHeaders({ headersFiles, configHeaders: [], minimal: false });
  expect(errors).toEqual([]);
  const matching = headers.filter((rule) => 'forRegExp' in rule && rule.forRegExp.test(path));
  expect(Object.assign({}, ...matching.map(({ values }) => values))).toMatchObject(expected);
});

test('Netlify parses every redirect of a path, and no line that Cloudflare Workers reject', async () => {
  const redirectsFiles = [join(await clientOf(), '_redirects')];
  const { redirects, errors } = await parseAllRedirects({ redirectsFiles, configRedirects: [], minimal: true });
  expect(errors).toEqual([]);
  expect(redirects).toMatchObject(
    ['/team', '/%C3%BCber%20uns']
      .flatMap((from) => [from, `${from}/`, `${from}.html`])
      .map((from) => ({ from, to: '/about', status: 301 })),
  );
});

test('_headers: every rule has an address as browsers request it, with one slash', async () => {
  const patterns = readFileSync(join(await clientOf(), '_headers'), 'utf8').match(/^\S.*/gm);
  expect(patterns).toContain('/speculation-rules.json');
  expect(patterns?.filter((pattern) => !/^\/(?!\/)/.test(pattern))).toEqual([]);
});

test('Netlify parses the policy that allows a page’s video, after the policy of all pages', async () => {
  const headersFiles = [join(await clientOf([['/about', ["'self'"]]]), '_headers')];
  const { headers, errors } = await parseAllHeaders({ headersFiles, configHeaders: [], minimal: false });
  expect(errors).toEqual([]);
  const policiesOf = (path: string) =>
    headers
      .filter((rule) => 'forRegExp' in rule && rule.forRegExp.test(path))
      .flatMap(({ values }) => values['Content-Security-Policy'] ?? [])
      .map((policy) => policy.includes("media-src 'self'"));
  expect(policiesOf('/about')).toEqual([false, true]);
  expect(policiesOf('/')).toEqual([false]);
});

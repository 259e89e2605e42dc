import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { writeHostFiles } from '../../../../renderer/outputs/hosts/write-host-files';
import { hostFacts } from '../../../support/settings';
import { temporaryFolder } from '../../../support/temporary-folder';

const CLOUDFLARE = { CF_PAGES: '1', SITE_URL: 'https://www.example.com' };
const VERCEL = { VERCEL_ENV: 'production', SITE_URL: 'https://www.example.com' };
const FILES = ['/index.html', '/404.html'];

/** Writes the files of hosts for a site. @param env the variables of the host that builds it */
async function written(env: Record<string, string>, site: Site) {
  const dist = temporaryFolder();
  mkdirSync(join(dist, 'client'));
  const { redirects = [], videos = [] } = site;
  const warnings = await writeHostFiles(dist, FILES, { ...hostFacts(env), videos }, redirects);
  const linesOf = (file: string) =>
    readFileSync(join(dist, 'client', file), 'utf8')
      .trim()
      .split('\n');
  return { warnings, linesOf };
}

interface Site {
  redirects?: { from: string; to: string }[];
  videos?: (readonly [address: string, sources: string[]])[];
}

const moved = (count: number) => Array.from({ length: count }, (_, at) => ({ from: `/old-${at}`, to: '/' }));
const films = (count: number): Site['videos'] => Array.from({ length: count }, (_, at) => [`/film-${at}`, ["'self'"]]);

test.each([
  [
    'redirects',
    { redirects: moved(667) },
    /^Cloudflare Pages takes 2000 redirects, and this site has 2001: three for each/,
  ],
  [
    'long redirects',
    { redirects: [{ from: `/${'a'.repeat(1_000)}`, to: '/' }] },
    /^Cloudflare Pages takes no redirect of more than 1000 characters/,
  ],
  [
    'pages with videos',
    { videos: films(110) },
    /^Cloudflare Pages takes 100 rules for headers, and this site has 1\d\d/,
  ],
])('too many %s stop a build on Cloudflare alone; elsewhere they are a warning', async (_, site, message) => {
  expect((await written({}, site)).warnings).toEqual([expect.stringMatching(message)]);
  expect((await written(VERCEL, site)).warnings).toEqual([expect.stringMatching(message)]);
  await expect(written(CLOUDFLARE, site)).rejects.toThrow(message);
});

test('more routes than Vercel takes stop a build on Vercel alone', async () => {
  const redirects = moved(2_100);
  const message = /^Vercel takes 2048 routes, and this site has \d+/;
  await expect(written(VERCEL, { redirects })).rejects.toThrow(message);
  expect((await written({}, { redirects })).warnings).toContainEqual(expect.stringMatching(message));
});

test('a form’s address that makes a header longer than Cloudflare takes is told', async () => {
  const dist = temporaryFolder();
  mkdirSync(join(dist, 'client'));
  const settings = [
    { schema: z.object({}), origins: () => ({ forms: [`https://hooks.example/${'a'.repeat(2_000)}`] }) },
  ];
  const facts = hostFacts({});
  const warnings = await writeHostFiles(dist, FILES, { ...facts, site: { ...facts.site, settings } }, []);
  expect(warnings).toEqual([expect.stringMatching(/^Cloudflare Pages takes no header of more than 2000 characters/)]);
});

test('a site within all limits is written whole, without a warning', async () => {
  const { warnings, linesOf } = await written(CLOUDFLARE, { redirects: moved(666), videos: films(80) });
  expect(warnings).toEqual([]);
  expect(linesOf('_redirects')).toHaveLength(3 * 666);
  expect(linesOf('_headers').filter((line) => line.startsWith('/film-'))).toHaveLength(80);
});

import { expect, test } from 'vitest';
import { caddyfile } from '../../../../renderer/outputs/hosts/configurations/caddy';
import { headersFile } from '../../../../renderer/outputs/hosts/configurations/headers-file';
import type { HostSite } from '../../../../renderer/outputs/hosts/configurations/host-site';
import { nginxConf } from '../../../../renderer/outputs/hosts/configurations/nginx';
import { redirectsFile } from '../../../../renderer/outputs/hosts/configurations/redirects-file';
import { vercelJson } from '../../../../renderer/outputs/hosts/configurations/vercel';
import { fileHeaders, UNLISTED } from '../../../../renderer/outputs/hosts/file-headers';
import { securityHeaders } from '../../../../renderer/outputs/hosts/security-headers';
import { hostSiteOf } from '../../../../renderer/outputs/hosts/write-host-files';
import { hostFacts } from '../../../support/settings';

function siteOf(more: readonly string[] = [], env: NodeJS.ProcessEnv = {}): HostSite {
  const files = [
    '/404.html',
    '/index.html',
    '/about.html',
    '/about.md',
    '/assets/chunks/a-12345678.js',
    '/assets/static/b.12345678.css',
    '/blog.html',
    '/blog/first.html',
    '/blog/feed.xml',
    '/media/media-kit/logo.zip',
    '/social/about.png',
    '/solutions/ads.html',
    ...more,
  ];
  return hostSiteOf(files, hostFacts(env), [{ from: '/old-ads', to: '/solutions/ads' }]);
}

/** A site that replaced a site with unusual letters and queries in its addresses. */
function successor(): HostSite {
  const redirects = [
    { from: '/%C3%BCber-uns', to: '/about' },
    { from: '/old%20page', to: '/about' },
    { from: '/?p=1.5', to: '/about' },
    { from: '/index.php?page=a&lang=de', to: '/blog' },
  ];
  return hostSiteOf(siteOf().files, hostFacts(), redirects);
}

const previewOf = () => siteOf([], { SITE_PREVIEW: 'true' });

/** The rules of a _headers file. */
function rulesOf(text: string): { pattern: string; lines: string[] }[] {
  return text
    .trimEnd()
    .split(/\n(?=\/)/)
    .map((block) => block.split('\n').map((line) => line.trim()))
    .map(([pattern = '', ...lines]) => ({ pattern, lines }));
}

/** The headers that Cloudflare Pages would send: the headers of all matching rules, joined by name. */
function headersAt(address: string, text: string): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const { pattern, lines } of rulesOf(text)) {
    const [start = '', end] = pattern.split('*');
    const isMatch = end === undefined ? address === pattern : address.startsWith(start) && address.endsWith(end);
    for (const line of isMatch ? lines : []) {
      const [name = '', value = ''] = line.split(/: (.*)/);
      // A rule removes detached headers before it sets headers.
      if (line.startsWith('! ')) delete found[line.slice('! '.length)];
      else found[name] = [...(found[name] ?? []), value];
    }
  }
  return found;
}

test.each([
  ['/', 'same-origin'],
  ['/about', 'same-origin'],
  ['/about.md', 'same-origin'],
  ['/solutions/ads', 'same-origin'],
  ['/blog/first', 'same-origin'],
  ['/blog/feed.xml', 'cross-origin'],
  ['/media/media-kit/logo.zip', 'cross-origin'],
  ['/social/about.png', 'cross-origin'],
  ['/assets/static/b.12345678.css', 'same-origin'],
])('_headers: %s gets each header once, and its embedding policy is %s', (address, policy) => {
  const headers = headersAt(address, headersFile(siteOf()));
  expect(headers['Cross-Origin-Resource-Policy']).toEqual([policy]);
  expect(Object.values(headers).filter((values) => values.length !== 1)).toEqual([]);
  expect(headers['Content-Security-Policy']).toBeDefined();
});

const SANDBOX =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none'; frame-ancestors 'none'; base-uri 'none'; sandbox";

test('media files have their own policy on every host, and downloads are never shown in the browser', () => {
  const site = siteOf(['/media/till.svg', '/media/fact-sheet.pdf', '/media/till.mp4']);
  const headers = headersFile(site);
  for (const [path, disposition] of [
    ['/media/till.svg', undefined],
    ['/media/fact-sheet.pdf', 'attachment'],
    ['/media/till.mp4', 'attachment'],
    ['/media/media-kit/logo.zip', 'attachment'],
  ] as const) {
    const answers = [fileHeaders(path), vercelAnswer(path, site)?.headers];
    for (const answer of answers) {
      expect(answer?.['Content-Security-Policy']).toBe(SANDBOX);
      expect(answer?.['Content-Disposition']).toBe(disposition);
    }
    expect(headersAt(path, headers)['Content-Security-Policy']).toEqual([SANDBOX]);
    expect(headersAt(path, headers)['Content-Disposition']).toEqual(disposition && [disposition]);
    expect(headersAt(path, headers)['X-Content-Type-Options']).toEqual(['nosniff']);
  }
  const { 'Content-Security-Policy': policy } = site.headers;
  expect(headersAt('/about', headers)['Content-Security-Policy']).toEqual([policy]);
  expect(vercelAnswer('/about', site)?.headers['Content-Security-Policy']).toBe(policy);
  expect(nginxConf(site)).toContain(`map $uri $site_policy {\n  "~^/media/" "${SANDBOX}";\n  default "${policy}";\n}`);
  expect(nginxConf(site).match(/add_header Content-Security-Policy/g)).toHaveLength(1);
  expect(caddyfile(site)).toContain(`@media path /media/*\n    header @media Content-Security-Policy \`${SANDBOX}\``);
});

test('_headers: hashed files are cached forever, and Cloudflare’s own CORS header is removed', () => {
  const text = headersFile(siteOf());
  expect(headersAt('/assets/chunks/a-12345678.js', text)['Cache-Control']).toEqual([
    'public, max-age=31536000, immutable',
  ]);
  expect(headersAt('/about', text)['Cache-Control']).toBeUndefined();
  expect(rulesOf(text)[0]?.lines).toContain('! Access-Control-Allow-Origin');
});

test.each([
  ['/about', undefined, ['noindex']],
  ['/about.md', ['noindex'], ['noindex']],
  ['/solutions/ads.md', ['noindex'], ['noindex']],
  ['/social/about.png', undefined, ['noindex']],
])('_headers: X-Robots-Tag of %s is %j, and on a preview %j', (address, onSite, onPreview) => {
  expect(headersAt(address, headersFile(siteOf()))['X-Robots-Tag']).toEqual(onSite);
  expect(headersAt(address, headersFile(previewOf()))['X-Robots-Tag']).toEqual(onPreview);
});

test('_headers: with more files than Cloudflare allows rules, the most important files have one', () => {
  const many = Array.from({ length: 500 }, (_, index) => [`/page-${index}.html`, `/blog/article-${index}.html`]).flat();
  const text = headersFile(siteOf(many));
  expect(rulesOf(text).length).toBe(100);
  expect(headersAt('/', text)['Cross-Origin-Resource-Policy']).toEqual(['same-origin']);
  expect(headersAt('/solutions/ads', text)['Cross-Origin-Resource-Policy']).toEqual(['same-origin']);
  expect(headersAt('/blog/feed.xml', text)['Cross-Origin-Resource-Policy']).toEqual(['cross-origin']);
});

test('_redirects: a line for each spelling of an address that moved', () => {
  expect(redirectsFile(siteOf())).toBe(
    '/old-ads /solutions/ads 301\n/old-ads/ /solutions/ads 301\n/old-ads.html /solutions/ads 301\n',
  );
});

interface Route {
  src?: string;
  dest?: string;
  status?: number;
  headers?: Record<string, string>;
  continue?: boolean;
  has?: { key: string; value: string }[];
  check?: boolean;
  handle?: string;
}

/** Vercel's response, as computed by its own development server (vercel/vercel, packages/cli/src/util/dev/router.ts). */
function vercelAnswer(address: string, { files, ...site }: HostSite) {
  const [path = '', query] = address.split('?');
  const sent = new URLSearchParams(query);
  const { routes } = JSON.parse(vercelJson({ files, ...site })) as { routes: Route[] };
  const isFile = (name: string) => files.includes(name) || (name === '/' && files.includes('/index.html'));
  let headers: Record<string, string> = {};
  for (const route of routes) {
    if (route.handle === 'filesystem' && isFile(path)) return { status: 200, file: path, headers };
    const match = route.src === undefined ? null : new RegExp(route.src, 'i').exec(path);
    const isAsked = route.has?.every(({ key, value }) => new RegExp(`^(?:${value})$`).test(sent.get(key) ?? ''));
    if (!match || isAsked === false) continue;
    headers = { ...headers, ...route.headers };
    if (route.continue) continue;
    const dest = route.dest?.replace('$1', match[1] ?? '');
    if (route.check && !isFile(dest ?? '')) continue;
    return { status: route.status ?? 200, file: dest, headers };
  }
  return undefined;
}

test.each([
  ['/', 200, '/'],
  ['/about', 200, '/about.html'],
  ['/assets/chunks/a-12345678.js', 200, '/assets/chunks/a-12345678.js'],
  ['/nothing', 404, '/404.html'],
])('vercel.json: %s is answered with %i and %s', (path, status, file) => {
  const answer = vercelAnswer(path, siteOf());
  expect(answer).toMatchObject({ status, file });
  expect(answer?.headers).toMatchObject(securityHeaders({}));
});

test.each([
  ['/About', '/about'],
  ['/about/', '/about'],
  ['/Old-Ads', '/solutions/ads'],
  ['/old-ads/', '/solutions/ads'],
  ['/SOLUTIONS/ADS/', '/solutions/ads'],
])('vercel.json: %s redirects to %s', (path, to) => {
  expect(vercelAnswer(path, siteOf())).toMatchObject({ status: 301, headers: { Location: to } });
});

test.each([
  ['/%C3%BCber-uns', '/about'],
  ['/%c3%bcber-uns/', '/about'],
  ['/Old%20Page', '/about'],
  ['/?p=1.5', '/about'],
  ['/?a=b&p=1.5', '/about'],
  ['/index.php?lang=de&page=a', '/blog'],
  ['/?p=1x5', undefined],
  ['/index.php?page=a', undefined],
])('vercel.json: the old address %s redirects to %s', (path, to) => {
  expect(vercelAnswer(path, successor())?.headers.Location).toBe(to);
});

test('nginx and Caddy: unusual letters are quoted, and a query is compared part by part', () => {
  const nginx = nginxConf(successor());
  expect(nginx).toContain('\n  "/über-uns" /about;\n');
  expect(nginx).toContain('\n  "/old page" /about;\n');
  expect(nginx).toContain(
    String.raw`"~^(?i:/index\.php)\?(?=(?:.*&)?page=a(?:&|$))(?=(?:.*&)?lang=de(?:&|$))" /blog$is_args$args;`,
  );
  expect(nginx).toContain('return 301 $site_asked;');
  expect(nginxConf(siteOf())).not.toContain('$site_asked');
  const caddy = caddyfile(successor());
  expect(caddy).toContain('path `/old page` `/old page/` `/old page.html`');
  expect(caddy).toContain(
    'path /index.php /index.php/ /index.php.html\n      expression `{query.page} == "a" && {query.lang} == "de"`',
  );
});

test('vercel.json: each kind of file has its own headers, and the number of routes is within the limit', () => {
  const headersOf = (path: string) => vercelAnswer(path, siteOf())?.headers;
  expect(headersOf('/about')).toMatchObject({
    'Cache-Control': 'no-cache',
    'Cross-Origin-Resource-Policy': 'same-origin',
  });
  expect(headersOf('/assets/chunks/a-12345678.js')?.['Cache-Control']).toContain('immutable');
  expect(headersOf('/social/about.png')).toMatchObject({ 'Cross-Origin-Resource-Policy': 'cross-origin' });
  expect(headersOf('/about.md')).toMatchObject(UNLISTED);
  expect(headersOf('/about')).not.toHaveProperty('X-Robots-Tag');
  expect(vercelAnswer('/about', previewOf())?.headers).toMatchObject(UNLISTED);
  const many = Array.from({ length: 3_000 }, (_, index) => `/page-${index}.html`);
  const { routes } = JSON.parse(vercelJson(siteOf(many))) as { routes: Route[] };
  expect(routes.length).toBe(2_048);
  expect(routes.at(-1)).toMatchObject({ dest: '/404.html', status: 404 });
});

test('nginx and Caddy: the configurations contain every header and every address', () => {
  const site = siteOf();
  for (const text of [nginxConf(site), caddyfile(site)]) {
    for (const name of Object.keys(site.headers)) expect(text).toContain(name);
    for (const [from, to] of site.moved) expect(from === '/' || text.includes(`${from} `)).toBe(to !== '');
  }
});

test('nginx sets noindex once for a preview, and otherwise only for Markdown versions', () => {
  const mapped = (site: HostSite) =>
    /map \$uri \$site_robots \{\n {2}"~\^\/\.\+\\\.md\$" (\S+);/.exec(nginxConf(site))?.[1];
  expect(mapped(siteOf())).toBe('noindex');
  expect(mapped(previewOf())).toBe('""');
  expect(nginxConf(previewOf())).toContain('add_header X-Robots-Tag "noindex" always;');
});

test.each([
  ['https://site.example', 'www.site.example', 'https://site.example'],
  ['https://www.site.example', 'site.example', 'https://www.site.example'],
  ['http://site.example', 'www.site.example', 'http://site.example'],
])('nginx and Caddy: for a site at %s, the host %s redirects to %s', (siteUrl, other, to) => {
  const site = { ...siteOf(), siteUrl };
  const nginx = nginxConf(site);
  expect(nginx).toContain(`server_name ${other};\n  server_tokens off;\n  return 301 ${to}$request_uri;`);
  expect(nginx.includes('listen 443 ssl http2;')).toBe(siteUrl.startsWith('https:'));
  const scheme = new URL(siteUrl).protocol;
  expect(caddyfile(site)).toContain(`${scheme}//${other} {\n  redir ${to}{uri} 301\n}\n\n${to} {`);
});

test.each([
  [true, ['gzip_static on;', 'brotli_static on;'], 'precompressed br gzip'],
  [false, ['gzip on;', 'gzip_types'], 'encode zstd gzip'],
])('nginx and Caddy: with compressed files %s, they contain %j and %s', (isCompressed, inNginx, inCaddy) => {
  const site = { ...siteOf(), isCompressed };
  for (const directive of inNginx) expect(nginxConf(site)).toContain(directive);
  expect(nginxConf(site).includes('gzip_static')).toBe(isCompressed);
  expect(caddyfile(site)).toContain(inCaddy);
});

test('each size of a picture is cached forever, and others may embed it', () => {
  const size = '/media/sizes/till-800.12345678.avif';
  expect(fileHeaders(size)).toMatchObject({
    'Cache-Control': 'public, max-age=31536000, immutable',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  });
  const site = siteOf([size]);
  expect(headersFile(site)).toContain('/media/sizes/*\n  Cache-Control: public, max-age=31536000, immutable\n');
  expect(headersFile(siteOf())).not.toContain('/media/sizes/');
  expect(nginxConf(site)).toContain('"~^(?:/assets/|/media/sizes/)"');
  expect(caddyfile(site)).toContain('@hashed path /assets/* /media/sizes/*');
  expect(vercelJson(site)).toContain('^(?:/assets/|/media/sizes/).+$');
});

const PLAYER = 'https://player.vimeo.com';

/** A site with a video file on its home page, and a Vimeo video. */
function siteWithVideos(): HostSite {
  const videos = [['/', ["'self'"]] as const, ['/blog/first', [PLAYER]] as const];
  return hostSiteOf(siteOf().files, { ...hostFacts(), videos }, []);
}

test('a page with videos has its own policies on every host, instead of the default policies', () => {
  const site = siteWithVideos();
  const file = headersFile(site);
  for (const [path, own] of Object.entries(site.pages)) {
    for (const [name, value] of Object.entries(own)) {
      expect(headersAt(path, file)[name]).toEqual([value]);
      expect(vercelAnswer(path, site)?.headers[name]).toBe(value);
      expect(caddyfile(site)).toContain(`${name} \`${value}\``);
    }
    const pattern = path === '/' ? '^/index(?:\\\\.html)?$' : `^${path}(?:\\\\.html)?$`;
    expect(nginxConf(site)).toContain(`  "~${pattern}" "${own['Content-Security-Policy']}";\n`);
  }
  expect(caddyfile(site)).toContain('path /blog/first /blog/first/ /blog/first.html\n    header @video1');
  for (const text of [file, vercelJson(site), caddyfile(site), nginxConf(site)])
    expect(text.match(/frame-src https:\/\/player\.vimeo\.com/g)).toHaveLength(1);
  const { 'Content-Security-Policy': policy } = site.headers;
  expect(headersAt('/about', file)['Content-Security-Policy']).toEqual([policy]);
  expect(vercelAnswer('/about', site)?.headers['Content-Security-Policy']).toBe(policy);
  expect(policy).not.toMatch(/media-src|frame-src/);
});

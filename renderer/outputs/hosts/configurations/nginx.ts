import { withQuery } from '../../../content/schema/moved-addresses';
import { MAX_REQUEST_BYTES, TOO_LARGE } from '../../../content/schema/request-size';
import { escapePattern } from '../../../content/text/escape-pattern';
import { compressibleTypes, contentTypes, specialTypesOf, UNKNOWN_TYPE, withoutCharset } from '../content-types';
import {
  DOWNLOADS,
  IMMUTABLE,
  MARKDOWN_FILES,
  MEDIA,
  MEDIA_POLICY,
  REVALIDATE,
  SAVED,
  SHARED,
  UNCHANGING,
  UNLISTED,
} from '../file-headers';
import { type HostSite, isPreview, otherHostOf } from './host-site';

/** nginx needs a larger hash for longer or more keys; both bounds are generous. */
const LONGEST_KEY = 512;
const FEWEST_KEYS = 4_096;

/**
 * A configuration for nginx 1.18 and newer, to be included in its http block. The lists are maps, which ignore case.
 * All headers are in the server block: an add_header in a location would drop the others.
 * https://nginx.org/en/docs/http/ngx_http_headers_module.html
 */
export function nginxConf(site: HostSite): string {
  const { headers, moved, queries, receiver } = site;
  const { 'Content-Security-Policy': policy = '', 'Permissions-Policy': permissions = '', ...sameForAll } = headers;
  const types = Object.entries(contentTypes).map(([ending, type]) => [ending, withoutCharset(type)] as const);
  const charsetTypes = Object.values(contentTypes).filter((type) => type !== withoutCharset(type));
  return `# Written by the build. Include it in the http block; set root and the certificate.

map_hash_bucket_size ${LONGEST_KEY};
map_hash_max_size ${Math.max(FEWEST_KEYS, moved.size * 2)};

# An address without the slash or the .html at its end.
map $uri $site_address {
  "~*^(?<site_path>.+?)(?:/|\\.html)$" $site_path;
  default $uri;
}

# Where every address belongs.
map $site_address $site_moved {
${[...moved].map(([from, to]) => `  ${token(from)} ${to};`).join('\n')}
}

# Where a request is sent: nowhere if it is there already.
map "$uri>$site_moved" $site_location {
  "~^(.*)>\\1$" "";
  default $site_moved;
}

# An anchor is behind the query.
map $site_location $site_target {
  "~^(?<site_page>[^#]+)(?<site_place>#.*)?$" $site_page$is_args$args$site_place;
  default "";
}

${queries.length > 0 ? queryMap(queries) : ''}${[
  pathMap('site_cache_control', UNCHANGING, quoted(IMMUTABLE), quoted(REVALIDATE)),
  pathMap('site_resource_policy', SHARED, 'cross-origin', 'same-origin'),
  pathMap('site_policy', `^${MEDIA}`, quoted(MEDIA_POLICY), quoted(policy), ofPages(site, 'Content-Security-Policy')),
  valueMap('site_permissions', ofPages(site, 'Permissions-Policy'), quoted(permissions)),
  pathMap('site_disposition', DOWNLOADS, SAVED['Content-Disposition'], '""'),
  pathMap('site_robots', MARKDOWN_FILES, isPreview({ headers }) ? '""' : UNLISTED['X-Robots-Tag'], '""'),
].join('\n')}
# Nothing here takes anything but GET and HEAD${receiver ? ', except the receiver, which refuses by itself' : ''}.
map "$request_method $uri" $site_is_refused {
${receiverPatterns(receiver).join('')}  "~^(?:GET|HEAD) " "";
  default 1;
}

map "$status $uri" $site_allow {
${receiverPatterns(receiver).join('')}  "~^405 " "GET, HEAD";
  default "";
}

${receiver ? RECEIVER_LIMIT : ''}server {
${listenLines(site)}
  server_name ${new URL(site.siteUrl).hostname};
  root /srv/site/client;

  server_tokens off;
  absolute_redirect off;
  large_client_header_buffers 4 8k;

  types {
${types.map(([ending, type]) => `    ${type} ${ending};`).join('\n')}
  }
  default_type ${UNKNOWN_TYPE};
  charset utf-8;
  charset_types ${listOf(charsetTypes.map(withoutCharset))};

  # A date newer than that of the file counts as the current version, too.
  if_modified_since before;

${compression(site)}

${Object.entries(sameForAll)
  .map(([name, value]) => `  add_header ${name} ${quoted(value)} always;`)
  .join('\n')}
  add_header Content-Security-Policy $site_policy always;
  add_header Permissions-Policy $site_permissions always;
  add_header Content-Disposition $site_disposition always;
  add_header Cache-Control $site_cache_control always;
  add_header Cross-Origin-Resource-Policy $site_resource_policy always;
  add_header X-Robots-Tag $site_robots always;
  add_header Allow $site_allow always;

  if ($site_is_refused) {
    return 405;
  }
${queries.length > 0 ? QUERY_REDIRECT : ''}  if ($site_location) {
    return 301 $site_target;
  }

  error_page 404 /404.html;
  location / {
    try_files $uri $uri.html =404;
  }
  location = / {
    try_files /index.html =404;
  }
  location = /404.html {
    internal;
  }
  # No folder is listed, and what is not for visitors is not served.
  location ~ "./$|^/404$|^/_(?:headers|redirects)$|\\.(?:br|gz)$" {
    return 404;
  }
${specialTypesOf(site.files)
  .map(([path, type]) => `  location = ${path} {\n    types { }\n    default_type ${type};\n  }`)
  .join('\n')}${receiver ? receiverLocations(receiver) : ''}
}
${redirectServers(site)}`;
}

/** The target of an address with a query, whatever the order of its parameters. */
function queryMap(queries: HostSite['queries']): string {
  const lines = queries.map(({ path, query, to }) => {
    const parameters = query.map(([name, value]) => `(?=(?:.*&)?${escapePattern(`${name}=${value}`)}(?:&|$))`);
    return `  ${quoted(`~^(?i:${escapePattern(path)})\\?${parameters.join('')}`)} ${withQuery(to, '$is_args$args')};`;
  });
  return `map "$site_address?$args" $site_asked {
${lines.join('\n')}
  default "";
}

`;
}

const QUERY_REDIRECT = `  if ($site_asked) {
    return 301 $site_asked;
  }
`;

/** A variable with one value for paths that match a pattern, own values for some pages, and another value for all other paths. */
function pathMap(variable: string, pattern: string, value: string, otherwise: string, pages: Patterns = []): string {
  return valueMap(variable, [[pattern, value], ...pages], otherwise);
}

type Patterns = readonly (readonly [pattern: string, value: string])[];

function valueMap(variable: string, patterns: Patterns, otherwise: string): string {
  return `map $uri $${variable} {
${patterns.map(([pattern, value]) => `  "~${pattern}" ${value};\n`).join('')}  default ${otherwise};
}
`;
}

/** The values of a header that some pages have instead of the site's: by their address, then by their file. */
function ofPages({ pages }: HostSite, name: string): Patterns {
  return Object.entries(pages).map(([path, own]) => [
    `^${escapePattern(path === '/' ? '/index' : path)}(?:\\\\.html)?$`,
    quoted(own[name] ?? ''),
  ]);
}

/** `listen … http2` is understood by every version: 1.25.1 and newer advise `http2 on`, which older versions don't know. */
function listenLines({ siteUrl }: HostSite): string {
  const { protocol, port } = new URL(siteUrl);
  if (protocol === 'http:') return `  listen ${port || 80};`;
  return `  listen ${port || 443} ssl http2;
  ssl_certificate /etc/ssl/site/fullchain.pem;
  ssl_certificate_key /etc/ssl/site/privkey.pem;`;
}

/** Redirects requests by http or to the other host to the same address of the site. */
function redirectServers(site: HostSite): string {
  const { host, hostname, protocol } = new URL(site.siteUrl);
  const other = otherHostOf(site.siteUrl);
  const redirect = (listen: string, names: string) => `
server {
${listen}
  server_name ${names};
  server_tokens off;
  return 301 ${protocol}//${host}$request_uri;
}
`;
  const fromOther = redirect(listenLines(site), other);
  return protocol === 'http:' ? fromOther : redirect('  listen 80;', `${hostname} ${other}`) + fromOther;
}

function compression({ isCompressed }: HostSite): string {
  if (isCompressed) {
    return `  # The build has compressed the files. With the module ngx_brotli, use its directive, too.
  gzip_static on;
  gzip_vary on;
  # brotli_static on;`;
  }
  return `  gzip on;
  gzip_vary on;
  gzip_comp_level 6;
  gzip_types ${listOf(compressibleTypes())};`;
}

type Receiver = NonNullable<HostSite['receiver']>;

const RECEIVER_LIMIT = `# Nobody sends a form more often than that; the receiver has a limit of its own.
limit_req_zone $binary_remote_addr zone=site_receiver:1m rate=20r/m;

`;

/** Map entries with an empty value for the receiver's address. */
function receiverPatterns(receiver: Receiver | undefined): string[] {
  return (receiver?.paths ?? []).map((path) => `  ${quoted(`~ ${escapePattern(path)}$`)} "";\n`);
}

function receiverLocations({ url, paths }: Receiver): string {
  const locations = paths.map(
    (path) => `
  location = ${quoted(path)} {
    limit_req zone=site_receiver burst=20 nodelay;
    limit_req_status 429;
    client_max_body_size ${MAX_REQUEST_BYTES};
    error_page 413 @site_too_large;
    proxy_set_header Host $host;
    proxy_set_header X-Forwarded-For $remote_addr;
    proxy_pass ${url};
  }`,
  );
  return `${locations.join('')}
  location @site_too_large {
    default_type text/plain;
    return 413 "${TOO_LARGE}";
  }`;
}

/** nginx includes text/html by default, and warns if it is repeated. */
function listOf(types: readonly string[]): string {
  return [...new Set(types)].filter((type) => type !== 'text/html').join(' ');
}

/** In quotation marks only if necessary. */
function token(value: string): string {
  return /^[\w/.~-]+$/.test(value) ? value : quoted(value);
}

function quoted(value: string): string {
  return `"${value.replaceAll('"', '\\"')}"`;
}

import {
  compressible,
  contentTypeOf,
  contentTypes,
  isCompressible,
  specialTypes,
  UNKNOWN_TYPE,
} from '../content-types';
import {
  DOWNLOADS,
  HASHED,
  IMMUTABLE,
  MEDIA,
  MEDIA_POLICY,
  REVALIDATE,
  SAVED,
  SHARED,
  TWINS,
  UNLISTED,
} from '../file-headers';
import { type HostSite, isPreview } from './host-site';

/** nginx asks for a larger hash where a longer key or more of them do not fit; both bounds are generous. */
const LONGEST_KEY = 512;
const FEWEST_KEYS = 4_096;

/**
 * A configuration for nginx 1.18 and newer, to be included in its http block. The lists are maps, which ignore case.
 * All headers are in the server block: an add_header in a location would drop the others.
 * https://nginx.org/en/docs/http/ngx_http_headers_module.html
 */
export function nginxConf({ headers, moved }: HostSite): string {
  const { 'Content-Security-Policy': policy = '', ...sameForAll } = headers;
  const types = Object.entries(contentTypes).map(([ending, type]) => [ending, withoutCharset(type)] as const);
  const charsetTypes = Object.values(contentTypes).filter((type) => type !== withoutCharset(type));
  const gzipTypes = [
    ...types.filter(([ending]) => compressible.includes(ending)).map(([, type]) => type),
    ...Object.keys(specialTypes).filter(isCompressible).map(contentTypeOf),
  ];
  return `# Written by the build. Include it in the http block; set listen, server_name, root and your certificate.

map_hash_bucket_size ${LONGEST_KEY};
map_hash_max_size ${Math.max(FEWEST_KEYS, moved.size * 2)};

# An address without the slash or the .html at its end.
map $uri $site_address {
  "~*^(?<site_path>.+?)(?:/|\\.html)$" $site_path;
  default $uri;
}

# Where every address belongs.
map $site_address $site_moved {
${[...moved].map(([from, to]) => `  ${from} ${to};`).join('\n')}
}

# Where a request is sent: nowhere if it is there already.
map "$uri>$site_moved" $site_location {
  "~^(.*)>\\1$" "";
  default $site_moved;
}

map $uri $site_cache_control {
  "~^${HASHED}" "${IMMUTABLE}";
  default "${REVALIDATE}";
}

map $uri $site_resource_policy {
  "~${SHARED}" cross-origin;
  default same-origin;
}

map $uri $site_policy {
  "~^${MEDIA}" ${quoted(MEDIA_POLICY)};
  default ${quoted(policy)};
}

map $uri $site_disposition {
  "~${DOWNLOADS}" ${SAVED['Content-Disposition']};
  default "";
}

map $uri $site_robots {
  "~${TWINS}" ${isPreview({ headers }) ? '""' : UNLISTED['X-Robots-Tag']};
  default "";
}

map $status $site_allow {
  405 "GET, HEAD";
  default "";
}

server {
  listen 80;
  server_name _;
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

  gzip on;
  gzip_vary on;
  gzip_comp_level 6;
  gzip_types ${listOf(gzipTypes)};

${Object.entries(sameForAll)
  .map(([name, value]) => `  add_header ${name} ${quoted(value)} always;`)
  .join('\n')}
  add_header Content-Security-Policy $site_policy always;
  add_header Content-Disposition $site_disposition always;
  add_header Cache-Control $site_cache_control always;
  add_header Cross-Origin-Resource-Policy $site_resource_policy always;
  add_header X-Robots-Tag $site_robots always;
  add_header Allow $site_allow always;

  if ($request_method !~ "^(?:GET|HEAD)$") {
    return 405;
  }
  if ($site_location) {
    return 301 $site_location$is_args$args;
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
  location ~ "./$|^/404$|^/_(?:headers|redirects)$" {
    return 404;
  }
${Object.entries(specialTypes)
  .map(([path, type]) => `  location = ${path} {\n    types { }\n    default_type ${type};\n  }`)
  .join('\n')}
}
`;
}

function withoutCharset(type: string): string {
  return type.split(';')[0] ?? type;
}

/** text/html is on nginx's lists by itself, and named twice it is a warning. */
function listOf(types: readonly string[]): string {
  return [...new Set(types)].filter((type) => type !== 'text/html').join(' ');
}

function quoted(value: string): string {
  return `"${value.replaceAll('"', '\\"')}"`;
}

import { VARIANTS } from '../../../content/pictures/variants';
import { type MovedQuery, withQuery } from '../../../content/schema/moved-addresses';
import { MAX_REQUEST_BYTES, TOO_LARGE } from '../../../content/schema/request-size';
import { compressibleTypes, contentTypeOf, contentTypes, specialTypesOf } from '../content-types';
import {
  DOWNLOADS,
  fileHeaders,
  HASHED,
  IMMUTABLE,
  MARKDOWN_FILES,
  MEDIA,
  MEDIA_POLICY,
  SAVED,
  SHARED,
  UNLISTED,
} from '../file-headers';
import { type HostSite, otherHostOf } from './host-site';

/**
 * A Caddyfile for Caddy 2.6 and newer. Files are found by exact case only, but the `path` matcher ignores case: handle_errors
 * redirects other spellings, or answers with the 404 page.
 * https://caddyserver.com/docs/caddyfile/directives/handle_errors
 */
export function caddyfile(site: HostSite): string {
  const { headers, pages, moved, queries, siteUrl, isCompressed, receiver } = site;
  const { origin } = new URL(siteUrl);
  const fileServer = isCompressed ? 'file_server {\n      precompressed br gzip\n    }' : 'file_server';
  const redirects = [...moved]
    .filter(([from]) => from !== '/')
    .flatMap(([from, to], index) => [
      `        @moved${index} path ${spellingsOf(from)}`,
      `        redir @moved${index} ${withQuery(to, '{site_query}')} 301`,
    ]);
  const byEnding = Object.entries(contentTypes).map(([ending, type]) => [`*.${ending}`, type]);
  const types = [...byEnding, ...specialTypesOf(site.files)].flatMap(([path, type], index) => [
    `    @type${index} path ${path}`,
    `    header @type${index} Content-Type \`${type}\``,
  ]);
  return `# Written by the build. Set the folder; Caddy gets the certificate by itself.

(site_headers) {
  header {
${Object.entries({ ...headers, ...fileHeaders('/index.html') })
  .map(([name, value]) => `    ${name} \`${value}\``)
  .join('\n')}
  }
  # In a block of its own: removing a header defers its whole block, which would then overwrite headers that are set later.
  header -Server
}

# Caddy itself redirects http to https.
${new URL(siteUrl).protocol}//${otherHostOf(siteUrl)} {
  redir ${origin}{uri} 301
}

${origin} {
  root * /srv/site/client
${isCompressed ? '' : encoding()}  map {query} {site_query} {
    "" ""
    default "?{query}"
  }
  # A route keeps its lines in order; outside of it, those with a condition would run first.
  route {
    import site_headers
${receiver ? receiverLines(receiver) : ''}    @write not method GET HEAD
    error @write 405
    @zero path_regexp \\x00
    error @zero 400
    @long path_regexp ^.{1000}
    error @long 414
${queries.map(queryLines).join('')}    # No folder is listed, and a page has one address.
    @hidden {
      path *.br *.gz *.html */ /index /404 /_headers /_redirects
      not path_regexp ^/+$
    }
    error @hidden 404
    # Before any header that only an existing file has.
    @missing not file {path} {path}.html {path}index.html
    error @missing 404
    @hashed path ${HASHED}* ${VARIANTS}*
    header @hashed Cache-Control \`${IMMUTABLE}\`
    @shared path_regexp \`${SHARED}\`
    header @shared Cross-Origin-Resource-Policy cross-origin
    @media path ${MEDIA}*
    header @media Content-Security-Policy \`${MEDIA_POLICY}\`
${Object.entries(pages).map(videoLines).join('')}    @downloads path_regexp \`${DOWNLOADS}\`
    header @downloads Content-Disposition ${SAVED['Content-Disposition']}
    @markdown path_regexp \`${MARKDOWN_FILES}\`
    header @markdown X-Robots-Tag ${UNLISTED['X-Robots-Tag']}
${types.join('\n')}
    try_files {path} {path}.html
${isCompressed ? VARIES : ''}    ${fileServer}
  }
  handle_errors {
    import site_headers
    @notFound expression {err.status_code} == 404
    handle @notFound {
      route {
${redirects.join('\n')}
        header Content-Type \`${contentTypeOf('/404.html')}\`
${isCompressed ? '        header Vary Accept-Encoding {\n          defer\n        }\n' : ''}        rewrite * /404.html
        ${fileServer.replaceAll('\n', '\n    ')}
      }
    }
    @notAllowed expression {err.status_code} == 405
    header @notAllowed Allow "GET, HEAD"
${receiver ? TOO_LARGE_ANSWER : ''}    handle {
      header -Content-Type
      respond ""
    }
  }
}
`;
}

/** Of a path that moved. Caddy compares it with the decoded path. */
function spellingsOf(path: string): string {
  const spellings = path === '/' ? [path] : [path, `${path}/`, `${path}.html`];
  return spellings.map((each) => (/^[\w/.~-]+$/.test(each) ? each : `\`${each}\``)).join(' ');
}

/** Before any file is looked for: an old address with a query may also be the address of a page. */
function queryLines({ path, query, to }: MovedQuery, index: number): string {
  const asked = query.map(([name, value]) => `{query.${name}} == "${value}"`).join(' && ');
  return `    @asked${index} {
      path ${spellingsOf(path)}
      expression \`${asked}\`
    }
    redir @asked${index} ${to}{site_query} 301
`;
}

/** The headers of a page with videos, instead of the site's. */
function videoLines([path, own]: [string, Readonly<Record<string, string>>], index: number): string {
  const lines = Object.entries(own).map(([name, value]) => `    header @video${index} ${name} \`${value}\`\n`);
  return `    @video${index} path ${spellingsOf(path)}\n${lines.join('')}`;
}

/** Caddy sets it only on compressed responses; caches need it on uncompressed responses, too. */
const VARIES = `    @compressed file {path}.gz {path}index.html.gz
    header @compressed Vary Accept-Encoding {
      defer
    }
`;

/** By default, Caddy does not compress some kinds of text. */
function encoding(): string {
  return `  encode zstd gzip {
    match {
${compressibleTypes()
  .map((type) => `      header Content-Type ${type}*`)
  .join('\n')}
    }
  }
`;
}

function receiverLines({ url, paths }: NonNullable<HostSite['receiver']>): string {
  return `    @receiver path ${paths.join(' ')}
    route @receiver {
      # Where the length is known, the proxy would answer 502. Not every request has one.
      @tooLarge expression \`int("0" + {header.Content-Length}) > ${MAX_REQUEST_BYTES}\`
      error @tooLarge 413
      request_body {
        max_size ${MAX_REQUEST_BYTES}
      }
      reverse_proxy ${url}
    }
`;
}

const TOO_LARGE_ANSWER = `    @tooLarge expression {err.status_code} == 413
    handle @tooLarge {
      header Content-Type text/plain
      respond "${TOO_LARGE}"
    }
`;

import { contentTypeOf, contentTypes, specialTypes } from '../content-types';
import {
  DOWNLOADS,
  fileHeaders,
  HASHED,
  IMMUTABLE,
  MEDIA,
  MEDIA_POLICY,
  SAVED,
  SHARED,
  TWINS,
  UNLISTED,
} from '../file-headers';
import type { HostSite } from './host-site';

/**
 * A Caddyfile for Caddy 2.6 and newer. Files are found by exact case only, but the `path` matcher ignores case: what
 * was not found is sent to where it belongs, or answered with the page for unknown addresses, by handle_errors.
 * https://caddyserver.com/docs/caddyfile/directives/handle_errors
 */
export function caddyfile({ headers, moved }: HostSite): string {
  const redirects = [...moved]
    .filter(([from]) => from !== '/')
    .flatMap(([from, to], index) => [
      `      @moved${index} path ${from} ${from}/ ${from}.html`,
      `      redir @moved${index} ${to}{site_query} 301`,
    ]);
  const types = Object.entries({ ...typesByEnding(), ...specialTypes }).flatMap(([path, type], index) => [
    `    @type${index} path ${path}`,
    `    header @type${index} Content-Type \`${type}\``,
  ]);
  return `# Written by the build. Set the domain in place of :80, and the folder; Caddy gets the certificate by itself.

(site_headers) {
  header {
${Object.entries({ ...headers, ...fileHeaders('/index.html') })
  .map(([name, value]) => `    ${name} \`${value}\``)
  .join('\n')}
  }
  # Apart: taking a header off puts off whatever is in its block, and what comes later would be overwritten.
  header -Server
}

:80 {
  root * /srv/site/client
  encode zstd gzip
  map {query} {site_query} {
    "" ""
    default "?{query}"
  }
  # A route keeps its lines in order; outside of it, those with a condition would run first.
  route {
    import site_headers
    @write not method GET HEAD
    error @write 405
    @long path_regexp ^.{1000}
    error @long 414
    # No folder is listed, and a page has one address.
    @hidden {
      path *.html */ /index /404 /_headers /_redirects
      not path_regexp ^/+$
    }
    error @hidden 404
    @hashed path ${HASHED}*
    header @hashed Cache-Control \`${IMMUTABLE}\`
    @shared path_regexp \`${SHARED}\`
    header @shared Cross-Origin-Resource-Policy cross-origin
    @media path ${MEDIA}*
    header @media Content-Security-Policy \`${MEDIA_POLICY}\`
    @downloads path_regexp \`${DOWNLOADS}\`
    header @downloads Content-Disposition ${SAVED['Content-Disposition']}
    @twins path_regexp \`${TWINS}\`
    header @twins X-Robots-Tag ${UNLISTED['X-Robots-Tag']}
${types.join('\n')}
    try_files {path} {path}.html
    file_server
  }
  handle_errors {
    import site_headers
    @notFound expression {err.status_code} == 404
    handle @notFound {
${redirects.join('\n')}
      header Content-Type \`${contentTypeOf('/404.html')}\`
      rewrite * /404.html
      file_server
    }
    @notAllowed expression {err.status_code} == 405
    header @notAllowed Allow "GET, HEAD"
    header -Content-Type
    respond ""
  }
}
`;
}

function typesByEnding(): Record<string, string> {
  return Object.fromEntries(Object.entries(contentTypes).map(([ending, type]) => [`*.${ending}`, type]));
}

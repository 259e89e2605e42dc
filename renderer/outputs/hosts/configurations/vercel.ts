import { escapePattern } from '../../../content/text/escape-pattern';
import { specialTypesOf } from '../content-types';
import {
  DOWNLOADS,
  fileHeaders,
  IMMUTABLE,
  MARKDOWN_FILES,
  MEDIA,
  MEDIA_POLICY,
  SAVED,
  SHARED,
  UNCHANGING,
  UNLISTED,
} from '../file-headers';
import { MOST_ROUTES } from '../host-limits';
import type { HostSite } from './host-site';

/**
 * vercel.json. Only `routes` ignore case, and they can't be beside `cleanUrls`, so they do that as well. If
 * several set a header, the last wins. `check` asks whether the file is there, by exact case, before it is served.
 * https://vercel.com/docs/project-configuration#routes
 */
export function vercelJson({ files, headers, pages, moved, queries }: HostSite): string {
  const addresses = [...moved].filter(([from, to]) => from === to && from !== '/');
  const others = [...moved].filter(([from, to]) => from !== to);
  const before = [
    { src: '^/.*$', headers: { ...headers, ...fileHeaders('/index.html') }, continue: true },
    { src: `${UNCHANGING}.+$`, headers: { 'Cache-Control': IMMUTABLE }, continue: true },
    { src: MARKDOWN_FILES, headers: UNLISTED, continue: true },
    { src: SHARED, headers: { 'Cross-Origin-Resource-Policy': 'cross-origin' }, continue: true },
    { src: `^${MEDIA}.+$`, headers: { 'Content-Security-Policy': MEDIA_POLICY }, continue: true },
    { src: DOWNLOADS, headers: SAVED, continue: true },
    ...Object.entries(pages).map(([path, own]) => ({
      src: `^${escapePattern(path)}$`,
      headers: own,
      continue: true,
    })),
    ...specialTypesOf(files).map(([path, type]) => ({
      src: `^${escapePattern(path)}$`,
      headers: { 'Content-Type': type },
      continue: true,
    })),
    ...queries.map(({ path, query, to }) => ({ ...toRedirect([path, to]), has: query.map(toCondition) })),
    ...others.map(toRedirect),
    { handle: 'filesystem' },
    { src: '^/(.+)$', dest: '/$1.html', check: true },
  ];
  const after = { src: '^/.*$', dest: '/404.html', status: 404 };
  // Beyond the limit, the 404 page redirects visitors in the browser.
  const room = Math.max(0, MOST_ROUTES - before.length - 1);
  const routes = [...before, ...addresses.slice(0, room).map(toRedirect), after];
  return `${JSON.stringify({ routes }, null, 2)}\n`;
}

/** An address is matched as it was sent: with percent signs. */
function toRedirect([from, to]: [string, string]) {
  return { src: `^${escapePattern(encodeURI(from))}/?(?:\\.html)?$`, headers: { Location: to }, status: 301 };
}

function toCondition([key, value]: [string, string]) {
  return { type: 'query', key, value: escapePattern(value) };
}

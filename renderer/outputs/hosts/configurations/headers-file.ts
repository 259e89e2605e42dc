import { VARIANTS } from '../../../content/pictures/variants';
import { addressOfHtmlFile } from '../../../content/schema/urls';
import { specialTypesOf } from '../content-types';
import {
  DOWNLOAD_ENDINGS,
  fileHeaders,
  HASHED,
  IMMUTABLE,
  MEDIA,
  MEDIA_POLICY,
  SAVED,
  UNLISTED,
} from '../file-headers';
import { MOST_HEADER_RULES } from '../host-limits';
import { type HostSite, isPreview } from './host-site';

/**
 * The _headers file of Netlify and Cloudflare Pages. Cloudflare joins headers of one name from all rules that match,
 * so no header is in two rules that overlap. The line that removes its own Access-Control-Allow-Origin has no colon, so Netlify
 * skips it. The site's policy is removed for media in the same way: Netlify sends both, and a browser obeys the stricter part of
 * each, in which nothing runs either. Pages with videos replace the site's policy in the same way:
 * of two policies, the stricter would play no video. Pages need no Cache-Control: both hosts revalidate them by themselves.
 */
export function headersFile({ headers, pages, files }: HostSite): string {
  const rules = new Map<string, string[]>([
    ['/*', ['! Access-Control-Allow-Origin', ...linesOf(headers)]],
    [`${HASHED}*`, [`Cache-Control: ${IMMUTABLE}`]],
    ...(files.some((file) => file.startsWith(VARIANTS))
      ? [[`${VARIANTS}*`, [`Cache-Control: ${IMMUTABLE}`]] as [string, string[]]]
      : []),
    [`${MEDIA}*`, ['! Content-Security-Policy', `Content-Security-Policy: ${MEDIA_POLICY}`]],
    ...DOWNLOAD_ENDINGS.map((ending): [string, string[]] => [`${MEDIA}*.${ending}`, linesOf(SAVED)]),
    ...specialTypesOf(files).map(([path, type]) => [path, [`Content-Type: ${type}`]] as [string, string[]]),
  ]);
  // On a preview, the first rule says it of every address.
  if (!isPreview({ headers })) rules.set('/*.md', linesOf(UNLISTED));
  for (const [path, own] of Object.entries(pages))
    rules.set(path, [...Object.keys(own).map((name) => `! ${name}`), ...linesOf(own)]);
  for (const { path, policy } of embeddingRules(files)) {
    if (rules.has(path) || rules.size < MOST_HEADER_RULES) rules.set(path, [...(rules.get(path) ?? []), policy]);
  }
  const lines = [...rules].flatMap(([path, inside]) => [path, ...inside.map((line) => `  ${line}`)]);
  return `${lines.join('\n')}\n`;
}

function linesOf(headers: Record<string, string>): string[] {
  return Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
}

/**
 * Who may embed what: one rule for a folder whose files are all alike, otherwise one for each file. What must have a
 * rule comes first, then the pages: a file that gets none may be embedded anywhere, as on any site without the header.
 */
function embeddingRules(files: readonly string[]): { path: string; policy: string }[] {
  const folders = new Set(files.map(folderOf));
  const rules = [...folders].flatMap((folder) => {
    const inside = files.filter((file) => folderOf(file) === folder);
    const [policy = '', ...others] = new Set(inside.map(policyOf));
    if (folder !== '/' && others.length === 0) return [{ rank: 0, path: `${folder}*`, policy }];
    return inside.map((file) => ({ rank: rankOf(file), path: addressOfHtmlFile(file), policy: policyOf(file) }));
  });
  return rules.sort((a, b) => a.rank - b.rank);
}

function rankOf(file: string): number {
  if (file === '/index.html' || policyOf(file).endsWith('cross-origin')) return 0;
  return file.endsWith('.html') ? 1 : 2;
}

/** The first folder of a path, with its slashes; / if it has no folder. */
function folderOf(file: string): string {
  return /^\/[^/]+\//.exec(file)?.[0] ?? '/';
}

function policyOf(file: string): string {
  return `Cross-Origin-Resource-Policy: ${fileHeaders(file)['Cross-Origin-Resource-Policy']}`;
}

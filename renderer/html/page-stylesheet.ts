import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { replaceFile } from '../platform/disk-cache.mjs';
import { hash } from '../platform/hash';

/** The stylesheet of a component, as React moves it into the head. */
const LINK = /<link rel="stylesheet" href="(\/assets\/static\/[^"]+\.css)" data-precedence="component"\/>/g;

/** The addresses of the stylesheets of a page's components, in their order; empty if there are fewer than two, which stay as they are. */
export function stylesheetsToJoin(html: string): string[] {
  const addresses = Array.from(html.matchAll(LINK), ([, address = '']) => address);
  return addresses.length < 2 ? [] : addresses;
}

/**
 * Joins stylesheets into one file: apart they would compress less well, and each would be a request.
 * @param client the folder of the stylesheets, and of the joined files, which are written unless they exist
 * @returns the address of the file for the addresses of some stylesheets
 */
export function stylesheetJoiner(client: string): (addresses: readonly string[]) => string {
  const known = new Map<string, string>();
  return (addresses) => {
    const key = addresses.join(' ');
    const joined = known.get(key) ?? joinStylesheets(client, addresses);
    known.set(key, joined);
    return joined;
  };
}

function joinStylesheets(client: string, addresses: readonly string[]): string {
  const styles = addresses.map((address) => readFileSync(join(client, address), 'utf8')).join('');
  const joined = `/assets/static/page.${hash(styles).slice(0, 8)}.css`;
  // In one piece: another worker that finds the file reads it at once, to write its hash into a page.
  if (!existsSync(join(client, joined))) {
    replaceFile(join(client, joined), (staging) => writeFileSync(staging, styles));
  }
  return joined;
}

/** @returns the document with a link to the joined file in place of those to the stylesheets */
export function linkJoined(html: string, joined: string): string {
  let isFirst = true;
  return html.replace(LINK, (link, address: string) => {
    if (!isFirst) return '';
    isFirst = false;
    return link.replace(address, joined);
  });
}

import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const LOADED =
  /<(?:script(?=[^>]* src="(\/[^"]+)")|link(?=[^>]* rel="(?:stylesheet|modulepreload)")(?=[^>]* href="(\/[^"]+)"))[^>]*>/g;

/**
 * Gives each script and style sheet of a document the hash of its file, without which the browser won't load it.
 * https://www.w3.org/TR/SRI/
 * @param client the folder of the built site, that has the files
 */
export function addIntegrity(client: string): (html: string) => string {
  const hashes = new Map<string, string>();
  const integrityOf = (path: string) => {
    const known = hashes.get(path) ?? hash('sha384', readFileSync(join(client, path)), 'base64');
    hashes.set(path, known);
    return `sha384-${known}`;
  };
  return (html) =>
    html.replace(LOADED, (tag: string, script?: string, link?: string) => {
      const path = script ?? link;
      return path === undefined ? tag : tag.replace(/\/?>$/, ` integrity="${integrityOf(path)}"$&`);
    });
}

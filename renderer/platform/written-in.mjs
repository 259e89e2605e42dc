import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { dirname, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Where the code of an error was written, as file:line:column: the innermost place of all, and the innermost in the site.
 * @param {unknown} error thrown by compiled code; of other code, no place is known
 * @returns {{ inner?: string, site?: string }}
 */
export function writtenIn(error) {
  const stack = error instanceof Error ? String(error.stack) : '';
  const places = [...stack.matchAll(/(file:\/\/\S+?\.js)(?:\?[^:\s]*)?:(\d+):(\d+)/g)].flatMap(
    ([, url = '', line, column]) => original(fileURLToPath(url), Number(line), Number(column)) ?? [],
  );
  return { inner: places[0], site: places.find((place) => /^(?:pages|components|scripts)\//.test(place)) };
}

/**
 * @param {string} file
 * @param {number} line from 1
 * @param {number} column from 1
 */
function original(file, line, column) {
  if (!existsSync(`${file}.map`)) return undefined;
  const entry = new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8'))).findEntry(line - 1, column - 1);
  if (!('originalSource' in entry)) return undefined;
  const source = relative('.', resolve(dirname(file), entry.originalSource)).replaceAll('\\', '/');
  return `${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
}

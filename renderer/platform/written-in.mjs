/**
 * Where the code of an error was written, as file:line:column: the innermost place of all, and the innermost in the site.
 * @param {unknown} error thrown by compiled code; of other code, no place is known
 * @returns {{ inner?: string, site?: string }}
 */
export function writtenIn(error) {
  const stack = error instanceof Error ? String(error.stack) : '';
  const places = [...stack.matchAll(/(file:\/\/\S+?\.js)(?:\?[^:\s]*)?:(\d+):(\d+)/g)].flatMap(
    ([, url = '', line, column]) => original(url, Number(line), Number(column)) ?? [],
  );
  return { inner: places[0], site: places.find((place) => /^(?:pages|components|scripts)\//.test(place)) };
}

/**
 * Loads what it needs of Node on demand: in a browser, no code is in a file.
 * @param {string} url of a file
 * @param {number} line from 1
 * @param {number} column from 1
 */
function original(url, line, column) {
  const { existsSync, readFileSync } = process.getBuiltinModule('node:fs');
  const { SourceMap } = process.getBuiltinModule('node:module');
  const { dirname, relative, resolve } = process.getBuiltinModule('node:path');
  const file = process.getBuiltinModule('node:url').fileURLToPath(url);
  if (!existsSync(`${file}.map`)) return undefined;
  const entry = new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8'))).findEntry(line - 1, column - 1);
  if (!('originalSource' in entry)) return undefined;
  const source = relative('.', resolve(dirname(file), entry.originalSource)).replaceAll('\\', '/');
  return `${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
}

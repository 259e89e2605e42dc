import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { globSync } from 'tinyglobby';
import { engineFolder } from './engine-folder.mjs';

/**
 * The commands by their names, each with what it does: those of the engine, and those that the site has in its folder scripts.
 * @returns {Map<string, string>}
 */
export function commands() {
  const folders = [join(engineFolder(), 'commands'), 'scripts'].filter((folder) => existsSync(folder));
  const files = folders.flatMap((folder) => globSync('*.{ts,tsx}', { cwd: folder, absolute: true }).sort());
  return new Map([
    ['init', 'Begins a site in an empty folder.'],
    ...files.map((file) => /** @type {const} */ ([basename(file).replace(/\.tsx?$/, ''), firstSentence(file)])),
  ]);
}

/**
 * What a command does, from the comment at the top of its file.
 * @param {string} file
 */
function firstSentence(file) {
  const [, comment = ''] = /^\/\*\*(.*?)\*\//s.exec(readFileSync(file, 'utf8')) ?? [];
  const [sentence = ''] = /^.*?(?=[.:](?:\s|$))/s.exec(comment.replace(/\s*\n \* ?/g, ' ').trim()) ?? [];
  return `${sentence}.`;
}

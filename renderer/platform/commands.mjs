import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { engineFolder } from './engine-folder.mjs';

/**
 * The files of the commands by their names: those of the engine, and those that the site has in its folder scripts.
 * @returns {Map<string, string>}
 */
export function commandFiles() {
  const folders = [join(engineFolder(), 'commands'), 'scripts'].filter((folder) => existsSync(folder));
  const files = folders.flatMap((folder) => readdirSync(folder).map((file) => join(folder, file)));
  return new Map(files.sort().flatMap((file) => nameOf(file)));
}

/**
 * @param {string} file
 * @returns {[name: string, file: string][]} nothing for a folder
 */
function nameOf(file) {
  const [, name] = /([\w-]+)\.tsx?$/.exec(file) ?? [];
  return name === undefined ? [] : [[name, file]];
}

/**
 * What a command does, from the comment at the top of its file.
 * @param {string} file
 */
export function firstSentence(file) {
  const [, comment = ''] = /^\/\*\*(.*?)\*\//s.exec(readFileSync(file, 'utf8')) ?? [];
  const [sentence = ''] = /^.*?(?=[.:](?:\s|$))/s.exec(comment.replace(/\s*\n \* ?/g, ' ').trim()) ?? [];
  return `${sentence}.`;
}

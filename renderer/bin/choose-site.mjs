// Reads --site, the folder of another site, before anything that depends on the site is loaded: npm run check -- --site FOLDER.
import { existsSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { inSite } from '../platform/site-folder.mjs';

const at = process.argv.findIndex((argument) => /^--site(?:=|$)/.test(argument));
const [option = '', next] = at === -1 ? [] : process.argv.splice(at, process.argv[at] === '--site' ? 2 : 1);
const folder = option.startsWith('--site=') ? option.slice('--site='.length) : next;

if (at !== -1) {
  const path = relative('.', resolve(folder ?? '')).replaceAll('\\', '/');
  // Empty for the project itself.
  process.env.SITE_FOLDER = path;
  // Its code is compiled with the engine, and loads the same packages.
  if (path.startsWith('..') || !existsSync(inSite('pages/site.ts'))) {
    console.error(`--site takes a folder of the project with a pages/site.ts, but found "${folder ?? ''}".`);
    process.exit(2);
  }
}

/**
 * Prints the headlines, titles and descriptions of the built site, page by page. For anyone who writes copy:
 * npm run build && npm run outline.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { glob } from 'tinyglobby';
import { addressOfHtmlFile } from '../renderer/content/schema/urls';
import { outlineOf, printOutline } from './outline/outline-of';

const CLIENT = 'dist/client';

const files = (await glob('**/*.html', { cwd: CLIENT })).sort();
for (const file of files)
  console.log(`${printOutline(addressOfHtmlFile(`/${file}`), outlineOf(readFileSync(join(CLIENT, file), 'utf8')))}\n`);
if (files.length === 0) {
  console.error('There is no built site. Run npm run build first.');
  process.exitCode = 1;
}

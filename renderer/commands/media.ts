/** Makes photos ready for the repository, or renames a file. For editors, before a commit. */
import { existsSync } from 'node:fs';
import { ChangeError } from '../platform/change-folder';
import { loadSharp } from '../platform/load-sharp';
import { renameMedia } from './media/rename-media';
import { tidyMedia } from './media/tidy-media';
import { exitOn, exitWith, readArguments } from './shared/arguments';
import { finishInterrupted } from './shared/finish-interrupted';

const USAGE = `npm run media                            makes all photos ready for the repository
npm run media -- rename "old name.jpg" new-name.jpg   renames one, wherever it is used`;

const options = { root: { type: 'string', default: 'content', about: 'The folder of the content.' } } as const;
const { values, positionals } = readArguments({ allowPositionals: true, options }, USAGE);
if (!existsSync(values.root)) exitWith(`There is no folder "${values.root}".`);
finishInterrupted(values.root);
const [command, from, to, stray] = positionals;
if (command === undefined) await tidy();
else if (command === 'rename' && from !== undefined && to !== undefined && stray === undefined) await rename(from, to);
else exitWith(USAGE);

async function tidy() {
  const sharp = await loadSharp();
  if (!sharp) return exitWith('sharp, which changes pictures, has no program for this computer. Run npm ci again.');
  const said = await tidyMedia(values.root, sharp).catch(exitOn(ChangeError));
  console.log(said.length === 0 ? 'All media files are ready.' : said.join('\n'));
}

async function rename(from: string, to: string) {
  const { name, changed } = await renameMedia(values.root, from, to).catch(exitOn(ChangeError));
  const others = changed.length === 0 ? 'No file uses it.' : `Also changed: ${changed.join(', ')}.`;
  console.log(`${from} is now ${name}. ${others}`);
}

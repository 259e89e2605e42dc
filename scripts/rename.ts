/** Moves a page to another address, with every link to it and a redirect. For editors. */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { CannotRename, renamePage } from '../renderer/content/authoring/rename-page';

const USAGE = 'Write the old address and the new one:   npm run rename /workshop /first-workshop';

const { values, positionals } = readArguments();
const [from, to, stray] = positionals;
if (from === undefined || to === undefined || stray !== undefined) exitWith(USAGE);
if (!existsSync(values.root)) exitWith(`There is no folder "${values.root}".`);
try {
  const { label, changed } = await renamePage(values.root, from, to);
  console.log(`The page ${from} is now ${to}, in ${label}.
Changed with it: ${changed.join(', ')}.
Old links are sent on; npm run check finds no error.`);
} catch (error) {
  if (error instanceof CannotRename) exitWith(error.message);
  throw error;
}

function readArguments() {
  try {
    return parseArgs({ allowPositionals: true, options: { root: { type: 'string', default: 'content' } } });
  } catch (error) {
    const [message] = String(error instanceof Error ? error.message : error).split('. ');
    return exitWith(`${message}.\n${USAGE}`);
  }
}

function exitWith(message: string): never {
  console.error(message);
  process.exit(2);
}

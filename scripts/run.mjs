// Runs a command of this folder: node scripts/run.mjs check --fix. For package.json, and for code that starts commands.
import './require-node.mjs';
import './choose-site.mjs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inCache } from '../renderer/platform/cache-folder.mjs';
import { compiledCode } from '../renderer/platform/compiled-commands.mjs';

const [node = '', , command = '', ...args] = process.argv;
const code = await compiledCode().catch((error) => {
  const isFull = String(error).includes('no space left on device') || error.code === 'ENOSPC';
  console.error(
    isFull ? `There is no space left for ${inCache()}, where the commands are compiled.` : String(error.message),
  );
  process.exit(1);
});
const file = join(code, 'scripts', `${command}.js`);
process.argv = [node, file, ...args];
await import(pathToFileURL(file).href);

// Runs a command of this folder: node scripts/run.mjs check --fix. For package.json, and for code that starts commands.
import './require-node.mjs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compiledCode } from '../renderer/platform/compiled-commands.mjs';

const [node = '', , command = '', ...args] = process.argv;
if (command === 'generate') {
  // The commands hold the rules of this list, and can't be compiled where it names one that is gone.
  const { writeCheckedRules } = await import('./generate/checked-rules.mjs');
  writeCheckedRules();
}
const file = join(await compiledCode(), 'scripts', `${command}.js`);
process.argv = [node, file, ...args];
await import(pathToFileURL(file).href);

#!/usr/bin/env node
// Runs a command of the engine, or one of the site's own in its folder scripts: engine check --fix.
import './require-node.mjs';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const [node = '', , command = '', ...args] = process.argv;
if (command === 'init') {
  await import('./init.mjs');
  process.exit();
}
if (!existsSync('pages/site.ts')) {
  console.error('This folder has no site: there is no pages/site.ts. In an empty folder, npx engine init begins one.');
  process.exit(2);
}
// Before anything asks for it: a command of another version of the engine may have started this one.
process.env.ENGINE_FOLDER = resolve(fileURLToPath(import.meta.url), '../..');
const { inCache } = await import('../platform/cache-folder.mjs');
const { compiledCode } = await import('../platform/compiled-commands.mjs');
const code = await compiledCode().catch((error) => {
  const isFull = String(error).includes('no space left on device') || error.code === 'ENOSPC';
  console.error(
    isFull ? `There is no space left for ${inCache()}, where the commands are compiled.` : String(error.message),
  );
  process.exit(1);
});
const files = ['site/scripts', 'engine/commands'].map((folder) => join(code, folder, `${command}.js`));
const file = files.find((file) => existsSync(file)) ?? '';
if (file === '') {
  console.error(`There is no command "${command}".`);
  process.exit(2);
}
process.argv = [node, file, ...args];
await import(pathToFileURL(file).href);

#!/usr/bin/env node
// Runs a command of the engine, or one of the site's own in its folder scripts: engine check --fix.
import './require-node.mjs';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** What Node and the compiler say, for packages alone: a file that is missing is a mistake in the code. */
const MISSING_PACKAGE = /(?:Cannot find package|Could not resolve) ["']((?:@[\w.-]+\/)?[\w-][\w.-]*)/;

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
try {
  const { compiledCode } = await import('../platform/compiled-commands.mjs');
  const file = fileOf(await compiledCode());
  process.argv = [node, file, ...args];
  await import(pathToFileURL(file).href);
} catch (error) {
  const known = knownProblem(error);
  if (known === undefined) throw error;
  console.error(known);
  process.exit(1);
}

/** @param {string} code the folder of the compiled commands */
function fileOf(code) {
  const files = ['site/scripts', 'engine/commands'].map((folder) => join(code, folder, `${command}.js`));
  const file = files.find((file) => existsSync(file));
  if (file !== undefined) return file;
  console.error(`There is no command "${command}".`);
  process.exit(2);
}

/**
 * What to do about a machine or an installation that is not complete.
 * @param {any} error
 * @returns undefined for any other error
 */
function knownProblem({ code, errors, message }) {
  const [, name] = MISSING_PACKAGE.exec(message) ?? [];
  if (name !== undefined) return `The package ${name} is not installed. Run   npm ci`;
  if (code === 'ENOSPC' || /no space left on device/.test(message))
    return 'There is no space left for the folder .cache, where the commands are compiled.';
  // Of the compiler, whose errors have texts: where, and what.
  return errors?.[0]?.text === undefined ? undefined : message;
}

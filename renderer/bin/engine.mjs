#!/usr/bin/env node
// Runs a command of the engine, or one of the site's own in its folder scripts: engine check --fix.
import './require-node.mjs';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { commandFiles, firstSentence } from '../platform/commands.mjs';

/** What Node and the compiler say, for packages alone: a file that is missing is a mistake in the code. */
const MISSING_PACKAGE = /(?:Cannot find package|Could not resolve) ["']((?:@[\w.-]+\/)?[\w-][\w.-]*)/;

const [node = '', , command = '--help', ...args] = process.argv;
// Before anything asks for it: a command of another version of the engine may have started this one.
process.env.ENGINE_FOLDER = resolve(fileURLToPath(import.meta.url), '../..');
try {
  if (['--help', '-h', 'help'].includes(command)) {
    console.log(usage());
    process.exit();
  }
  if (command === 'init') {
    await import('./init.mjs');
    process.exit();
  }
  if (!commandFiles().has(command)) exitWith(`There is no command "${command}".\n\n${usage()}`);
  if (!existsSync('pages/site.ts'))
    exitWith('This folder has no site: there is no pages/site.ts. In an empty folder, npx engine init begins one.');
  const { compiledCode } = await import('../platform/compiled-commands.mjs');
  const file = fileOf(await compiledCode());
  process.argv = [node, file, ...args];
  await import(pathToFileURL(file).href);
} catch (error) {
  console.error(knownProblem(error) ?? (await described(error)));
  process.exit(1);
}

/** @param {string} message for wrong usage */
function exitWith(message) {
  console.error(message);
  process.exit(2);
}

function usage() {
  const ofFiles = [...commandFiles()].map(([name, file]) => [name, firstSentence(file)]);
  const all = [['init', 'Begins a site in an empty folder.'], ...ofFiles];
  const longest = Math.max(...all.map(([name = '']) => name.length));
  const lines = all.map(([name = '', sentence]) => `  ${name.padEnd(longest)}   ${sentence}`);
  return `Usage: engine COMMAND, or npm run COMMAND\n\n${lines.join('\n')}\n\nengine COMMAND --help lists the options of one.`;
}

/** @param {string} code the folder of the compiled commands */
function fileOf(code) {
  const files = ['site/scripts', 'engine/commands'].map((folder) => join(code, folder, `${command}.js`));
  return files.find((file) => existsSync(file)) ?? exitWith(`The command "${command}" was not compiled.`);
}

/**
 * An error of the code: what it says, and where that was written.
 * @param {any} error
 */
async function described(error) {
  const { writtenIn } = await import('../platform/written-in.mjs');
  const { inner, site = inner } = writtenIn(error);
  // Node prints the line of the compiled code, which is as long as a file.
  return site === undefined ? (error?.stack ?? error) : `${site}   ${error.name}: ${error.message}`;
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

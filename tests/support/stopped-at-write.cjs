// Stops a process at one of its changes of files below a folder: loaded before it (NODE_OPTIONS=--require), or by a test.
const fs = require('node:fs');
const { syncBuiltinESMExports } = require('node:module');
const { sep } = require('node:path');

const IN_FS = [
  'linkSync',
  'symlinkSync',
  'copyFileSync',
  'mkdirSync',
  'writeFileSync',
  'renameSync',
  'rmSync',
  'rmdirSync',
];
const IN_PROMISES = ['writeFile', 'mkdir', 'rename', 'rm', 'copyFile', 'unlink'];

/** Which change stops it, counted from 1, how, and the files that were to be changed. */
const state = {
  folder: process.env.STOP_IN ?? '',
  at: Number(process.env.STOP_AT),
  /** @type {string[]} */
  changed: [],
  stop: (/** @type {() => void} */ _writeHalf) => {
    process.kill(process.pid, process.env.STOP_BY);
  },
  isStopped: false,
};

/** @param {unknown} argument */
function isInside(argument) {
  return typeof argument === 'string' && argument.startsWith(state.folder + sep);
}

/**
 * @param {string} name
 * @param {(...given: unknown[]) => unknown} real
 */
function counted(name, real) {
  return (/** @type {unknown[]} */ ...given) => {
    if (state.folder === '' || !given.slice(0, 2).some(isInside)) return real(...given);
    if (state.isStopped) throw new Error('The process was stopped.');
    state.changed.push(String(given[0]));
    if (state.changed.length === state.at) {
      state.stop(() => {
        const [file, content, ...options] = given;
        if (name.startsWith('writeFile')) real(file, Buffer.from(String(content)).subarray(0, 20), ...options);
      });
    }
    return real(...given);
  };
}

for (const name of IN_FS) Reflect.set(fs, name, counted(name, Reflect.get(fs, name)));
for (const name of IN_PROMISES) Reflect.set(fs.promises, name, counted(name, Reflect.get(fs.promises, name)));
syncBuiltinESMExports();

module.exports = { state };

// Runs before each command, on any Node: an old one can't parse what comes after, so this file uses only old syntax.
const MINIMUM = [20, 19];

const version = process.versions.node.split('.').map(Number);
const isOld = version[0] < MINIMUM[0] || (version[0] === MINIMUM[0] && version[1] < MINIMUM[1]);
if (isOld) {
  console.error(`This needs Node ${MINIMUM.join('.')} or newer, but found ${process.versions.node}.`);
  console.error('Install a newer one from https://nodejs.org and run the command again.');
  process.exit(1);
}

// Loaded before a build: writing the file that FULL_AT names fails, as on a full disk.
const fs = require('node:fs');
const { syncBuiltinESMExports } = require('node:module');

const { writeFileSync } = fs;
fs.writeFileSync = (path, ...rest) => {
  if (String(path).endsWith(process.env.FULL_AT)) throw new Error(`ENOSPC: no space left on device, write ${path}`);
  return writeFileSync(path, ...rest);
};
syncBuiltinESMExports();

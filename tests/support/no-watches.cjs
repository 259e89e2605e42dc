// Loaded before a command: watching fails, as on a system that watches no more files.
const fs = require('node:fs');
const { syncBuiltinESMExports } = require('node:module');

fs.watch = (path) => {
  throw Object.assign(new Error(`ENOSPC: System limit for number of file watchers reached, watch '${path}'`), {
    code: 'ENOSPC',
  });
};
syncBuiltinESMExports();

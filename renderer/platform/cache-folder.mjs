import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** The project folders whose .cache can be written to. */
const writable = new Set();

/**
 * A place in .cache. Where that can't be written to, as in a read-only container, it is in a temporary folder that is removed when
 * the command ends: workers and the commands that it starts find it in CACHE_FOLDER.
 * @param {readonly string[]} path
 * @returns {string} absolute
 */
export function inCache(...path) {
  const own = resolve('.cache');
  if (process.env.CACHE_FOLDER === undefined && !writable.has(own)) {
    if (isWritable(own)) writable.add(own);
    else process.env.CACHE_FOLDER = temporaryCache();
  }
  return join(process.env.CACHE_FOLDER ?? own, ...path);
}

/** @param {string} folder */
function isWritable(folder) {
  try {
    mkdirSync(folder, { recursive: true });
    const probe = join(folder, randomUUID());
    writeFileSync(probe, '');
    rmSync(probe);
    return true;
  } catch {
    return false;
  }
}

function temporaryCache() {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'site-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  // The compiled commands load packages from the folders above them.
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
  return join(folder, '.cache');
}

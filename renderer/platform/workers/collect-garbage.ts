import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Frees unused memory now. V8 by itself would first take more memory from the system. Takes some milliseconds for each thousand
 * files in memory.
 */
export function collectGarbage() {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
}

/**
 * Frees unused memory and returns it to the system, which V8 by itself would do only after minutes. The rest is compacted: it
 * should be little, because it takes twice its memory during that time.
 */
export function giveBackMemory() {
  setFlagsFromString('--compact-on-every-full-gc');
  collectGarbage();
  setFlagsFromString('--no-compact-on-every-full-gc');
}

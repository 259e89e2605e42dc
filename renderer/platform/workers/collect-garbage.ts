import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Frees at once what nobody holds any more. Left to itself a thread does that when it needs memory: it would take more from
 * the system meanwhile. Takes some milliseconds for each thousand files that are held.
 */
export function collectGarbage() {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
}

/**
 * Frees what nobody holds any more and gives it back to the system, which others would have to do without for minutes. What is
 * left is moved together: it should be little, since it is there twice meanwhile.
 */
export function giveBackMemory() {
  setFlagsFromString('--compact-on-every-full-gc');
  collectGarbage();
  setFlagsFromString('--no-compact-on-every-full-gc');
}

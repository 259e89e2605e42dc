// The work in open-workers.test.ts: keeps a weak reference for each item, and returns the number of objects still alive.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc');

export async function createTask() {
  /** @type {WeakRef<object>[]} */
  const held = [];
  return async () => {
    collectGarbage();
    const left = held.filter((reference) => reference.deref() !== undefined).length;
    held.push(new WeakRef({}));
    return left;
  };
}

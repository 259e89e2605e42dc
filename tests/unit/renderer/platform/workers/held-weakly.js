// What run-in-workers.test.ts has workers do: hold an object weakly for each item, and say how many of them are still there.
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

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { compiledCode } from '../compiled/compiled-code.mjs';

/**
 * Runs a module to its end in a thread of its own, beside whatever this one does meanwhile.
 * @param module one of the entries of compiled-code.mjs, such as renderer/build/link-files
 * @param data what it finds as its workerData, copied
 * @throws what the module throws
 */
export async function inOneThread<Data>(module: string, data: Data) {
  const file = pathToFileURL(join(await compiledCode(), `${module}.js`));
  await new Promise<void>((done, fail) => {
    new Worker(file, { workerData: data }).on('error', fail).on('exit', () => done());
  });
}

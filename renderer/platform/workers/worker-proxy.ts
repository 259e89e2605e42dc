import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Tinypool } from 'tinypool';
import { compiledCode } from '../compiled-commands.mjs';
import { WORKER_LIMITS } from './worker-limits';

/** The functions of a module as another thread calls them, with one argument at the most: it and the result are copied. */
type CallsOf<Module> = {
  [Name in keyof Module]: Module[Name] extends (...given: infer Given extends [] | [unknown]) => infer Result
    ? (...given: Given) => Promise<Awaited<Result>>
    : never;
};

/** A module in a thread of its own. */
export interface WorkerProxy<Module> {
  /** Its functions. They are done one after the other, in the order in which they were called. */
  calls: CallsOf<Module>;
  /** Ends the thread; what it has not done yet is given up. */
  end(): Promise<void>;
}

/**
 * Starts a thread, which works beside whatever this one does meanwhile.
 * @param module without its ending, such as scripts/build/remove-folders.worker
 * @param data what the module finds as the second of its workerData, copied
 */
export async function workerProxy<Module>(module: string, data?: unknown): Promise<WorkerProxy<Module>> {
  const filename = pathToFileURL(join(await compiledCode(), `${module}.js`)).href;
  const pool = new Tinypool({
    filename,
    workerData: data,
    minThreads: 1,
    maxThreads: 1,
    resourceLimits: WORKER_LIMITS,
  });
  const call = (name: string) => (given?: unknown) => pool.run(given, { name });
  // Only the functions that the module has can be named, since the type is made from it.
  const calls = new Proxy({}, { get: (_, name) => call(String(name)) }) as CallsOf<Module>;
  return { calls, end: () => pool.destroy() };
}

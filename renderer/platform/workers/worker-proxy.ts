import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Tinypool } from 'tinypool';
import { compiledCode } from '../compiled-commands.mjs';
import { WORKER_LIMITS } from './worker-limits';

/** The functions of a module as another thread calls them, with at most one argument. Arguments and results are copied. */
type CallsOf<Module> = {
  [Name in keyof Module]: Module[Name] extends (...given: infer Given extends [] | [unknown]) => infer Result
    ? (...given: Given) => Promise<Awaited<Result>>
    : never;
};

/** A module in its own worker. */
export interface WorkerProxy<Module> {
  /** Its functions. Calls run one after the other, in the order of the calls. */
  calls: CallsOf<Module>;
  /** Ends the worker; pending calls are canceled. */
  end(): Promise<void>;
}

/**
 * Starts a worker.
 * @param module without its extension, such as commands/build/remove-folders.worker
 * @param data copied; the second item of the module's workerData
 */
export async function workerProxy<Module>(module: string, data?: unknown): Promise<WorkerProxy<Module>> {
  const filename = pathToFileURL(join(await compiledCode(), 'engine', `${module}.js`)).href;
  const pool = new Tinypool({
    filename,
    workerData: data,
    minThreads: 1,
    maxThreads: 1,
    resourceLimits: WORKER_LIMITS,
  });
  const call = (name: string) => (given?: unknown) => pool.run(given, { name });
  // The type allows only the functions that the module has.
  const calls = new Proxy({}, { get: (_, name) => call(String(name)) }) as CallsOf<Module>;
  return { calls, end: () => pool.destroy() };
}

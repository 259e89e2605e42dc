// The code of each worker of open-workers.ts.
import { workerData } from 'node:worker_threads';
import { takeCounts } from '../statistics';
import type { BatchResult, CreateTask } from './open-workers';

const [, { module, data }] = workerData;
const { createTask }: { createTask: CreateTask<unknown, unknown, unknown> } = await import(module);
const work = await createTask(data);

export default async function doBatch(items: readonly unknown[]): Promise<BatchResult<unknown>> {
  const results: unknown[] = [];
  for (const item of items) results.push(await work(item));
  return { results, counts: takeCounts() };
}

// What runs in each thread of in-threads.ts. Threads do not inherit what makes Node read TypeScript: register() brings it.
import { workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

register();
const [, { module, data }] = workerData;
const { openWork } = await import(module);
const work = await openWork(data);

export default async function doBatch(items) {
  const results = [];
  for (const item of items) results.push(await work(item));
  return results;
}

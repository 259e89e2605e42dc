import { workerData } from 'node:worker_threads';
import type { MadePage, Workshop } from './made-page';
import { pageMaker } from './page-maker';

/** Tinypool hands the data of the pool to each of its threads as the second of two. */
const [, workshop]: [unknown, Workshop] = workerData;
const maker = pageMaker(workshop);

/** Makes pages one after the other in a thread of its own. */
export async function makePages(addresses: readonly string[]): Promise<MadePage[]> {
  const make = await maker;
  const pages: MadePage[] = [];
  for (const address of addresses) pages.push(await make(address));
  return pages;
}

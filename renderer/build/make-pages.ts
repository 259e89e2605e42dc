import { rmSync } from 'node:fs';
import { inThreads } from '../threads/in-threads';
import type { Progress } from '../threads/progress';
import type { MadePage, Workshop } from './made-page';
import type { StoredWorkshop } from './page-thread';
import { storeContent } from './stored-content';

/** So few pages are made before threads have been started and have got the content. */
const FEW = 20;

/**
 * Makes pages and writes their files.
 * @param take is given each page, in no certain order
 * @throws Error that names the page where one can't be made
 */
export async function makePages(
  workshop: Workshop,
  addresses: readonly string[],
  progress: Progress,
  take: (page: MadePage) => void,
) {
  if (addresses.length <= FEW) await makeHere(workshop, addresses, take);
  else await makeInThreads(workshop, addresses, progress, take);
}

async function makeHere(workshop: Workshop, addresses: readonly string[], take: (page: MadePage) => void) {
  if (addresses.length === 0) return;
  // Where no page has to be made, nothing of this is loaded.
  const { openWorkshop } = await import('./page-maker');
  const make = await openWorkshop(workshop);
  for (const address of addresses) take(await make(address));
}

async function makeInThreads(
  { content, ...others }: Workshop,
  addresses: readonly string[],
  progress: Progress,
  take: (page: MadePage) => void,
) {
  const file = `${others.client}.entries`;
  const data: StoredWorkshop = { ...others, content: storeContent(content, file) };
  const work = { name: 'Pages', module: 'renderer/build/page-thread', data, items: addresses };
  await inThreads(work, progress, take);
  rmSync(file);
}

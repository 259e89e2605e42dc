import type { BuildMessage } from '../serve/building-site';
import type { StandingSite } from './build-site';

/** Tells the process that has started the build that the pages stand, and makes the files that it asks for. */
export function serveStandingSite({ dist, makeFile }: StandingSite) {
  const tell = (message: BuildMessage) => process.send?.(message);
  process.on('message', async (asked: string) => tell({ asked, isMade: await makeFile(asked).catch(() => false) }));
  tell({ standing: dist });
}

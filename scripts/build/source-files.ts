import { type DataFileName, dataFiles } from '../../renderer/content/schema/collections';
import type { Content } from '../../renderer/content/schema/content';

/** The files that the parts of the content come from, see dependency-tracking.ts. */
export interface Sources {
  /** The file of each list, by the name of the list. */
  lists: Readonly<Record<DataFileName, string>>;
  /** The file of each entry, by its address. */
  entries: ReadonlyMap<string, string>;
  claimsByFile: Content['claimsByFile'];
}

export function sourcesOf({ entries, claimsByFile }: Content): Sources {
  const ofLists = Object.entries(dataFiles).map(([name, { file }]) => [name, file]);
  return {
    lists: Object.fromEntries(ofLists),
    entries: new Map([...entries].map(([address, { file }]) => [address, file])),
    claimsByFile,
  };
}

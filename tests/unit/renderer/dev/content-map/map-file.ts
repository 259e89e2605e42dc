import type { MapFile } from '../../../../../renderer/dev/content-map/map-files';

/** A published page with some values replaced. */
export function mapFile(path: string, wanted: Partial<MapFile> = {}): MapFile {
  return {
    path,
    address: `/${path.replace('.mdx', '')}`,
    title: path,
    state: 'published',
    findings: [],
    incoming: [],
    outgoing: [],
    committed: undefined,
    isUncommitted: false,
    ...wanted,
  };
}

import type { MapFile } from '../../../../../renderer/dev/content-map/map-file';

/** A published page with the values of a test. */
export function mapFile(path: string, wanted: Partial<MapFile> = {}): MapFile {
  return {
    path,
    kind: 'page',
    address: `/${path.replace('.mdx', '')}`,
    title: path,
    name: path,
    state: 'published',
    theme: 'ink',
    committed: undefined,
    isUncommitted: false,
    findings: [],
    incoming: [],
    outgoing: [],
    claims: [],
    parent: undefined,
    ...wanted,
  };
}

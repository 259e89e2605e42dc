import { unzipSync } from 'fflate';
import type { MediaFinding } from './media-finding';
import type { MediaFormat } from './media-formats';
import { damaged, unsafeArchiveName } from './media-rules';

/** Far more than any download of this site has. */
const MAX_ENTRIES = 10_000;

/** Reads the directory of a ZIP file, without unpacking anything. */
export function inspectArchive(bytes: Buffer, format: MediaFormat): MediaFinding[] {
  const names: string[] = [];
  try {
    unzipSync(bytes, {
      filter: ({ name }) => {
        // The file only says how many entries it has: it can be billions.
        if (names.push(name) > MAX_ENTRIES) throw new Error(`More than ${MAX_ENTRIES} entries`);
        return false;
      },
    });
  } catch {
    return [{ problem: damaged(format, 'its list of files can not be read') }];
  }
  if (names.length === 0) return [{ problem: damaged(format, 'there is no file in it') }];
  const unsafe = names.find((name) => /^(?:[/\\]|[a-z]:)|\\|(?:^|\/)\.\.(?:\/|$)/i.test(name));
  return unsafe === undefined ? [] : [{ problem: unsafeArchiveName(unsafe) }];
}

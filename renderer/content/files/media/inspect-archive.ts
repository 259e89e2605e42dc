import { unzipSync } from 'fflate';
import type { MediaFinding } from './media-finding';
import type { MediaFormat } from './media-formats';
import { damaged, unsafeArchiveName } from './media-rules';

/** No download of this site comes near it. */
const MOST_ENTRIES = 10_000;

/** Reads the list of what is in a ZIP file. Nothing is unpacked. */
export function inspectArchive(bytes: Buffer, format: MediaFormat): MediaFinding[] {
  const names: string[] = [];
  try {
    unzipSync(bytes, {
      filter: ({ name }) => {
        // The number of entries is only claimed by the file: it can be thousands of millions.
        if (names.push(name) > MOST_ENTRIES) throw new Error(`More than ${MOST_ENTRIES} entries`);
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

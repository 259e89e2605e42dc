import { unzipSync } from 'fflate';
import { damaged, unsafeArchiveName } from '../rules/media-is-intact';
import type { MediaFinding } from './finding';
import type { MediaFormat } from './formats';

/** Reads the list of what is in a ZIP file. Nothing is unpacked. */
export function inspectArchive(bytes: Buffer, format: MediaFormat): MediaFinding[] {
  const names: string[] = [];
  try {
    unzipSync(bytes, {
      filter: ({ name }) => {
        names.push(name);
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

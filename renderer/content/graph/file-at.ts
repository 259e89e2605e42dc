import { memoize } from '../../platform/memoize';
import type { ValidFile } from '../parse/parse-and-validate';

const byAddress = memoize((files: readonly ValidFile[]) => {
  const found = new Map<string | undefined, ValidFile>();
  for (const file of files) if (!found.has(file.address)) found.set(file.address, file);
  return found;
});

/** The first of the files whose page has an address. */
export function fileAt(files: readonly ValidFile[], address: string | undefined): ValidFile | undefined {
  return byAddress(files).get(address);
}

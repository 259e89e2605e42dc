import type { Folder } from '../../platform/folder';
import type { CheckedFile } from '../checked-file/checked-file';
import { type Diagnostic, diagnosticAt, TOP } from '../diagnostics/diagnostic';
import { labelIn } from '../files/content-folder';
import { missingList } from '../files/file-rules';
import type { SourceFile } from '../parse/read';
import type { DataOf, List } from '../schema/define-list';
import type { Site } from '../schema/site';

/** The data of each data file, by the name of its list. */
export type ValidLists = Readonly<Record<string, unknown>>;

/** The data of a list: content is linked and checked only if all data files exist and are valid. */
export function dataIn<Of extends List>(lists: ValidLists, { name }: Of): DataOf<Of> {
  // Each has passed its own schema.
  return lists[name] as DataOf<Of>;
}

/** The data of each data file that exists and has no error. */
export function listsOf(files: readonly CheckedFile[]): ValidLists {
  return Object.fromEntries(files.filter(({ list }) => list).map(({ list, data }) => [list, data]));
}

/** Whether every data file exists and is valid. */
export function areWhole(lists: ValidLists, site: Site): boolean {
  return site.lists.every(({ name }) => name in lists);
}

/** Adds an empty list for each missing one whose schema allows it. */
export function orEmpty(lists: ValidLists, site: Site): ValidLists {
  const empty = site.lists.flatMap(({ name, schema }) => {
    const value = [[], {}].find((each) => schema.safeParse(each).success);
    return value ? [[name, value]] : [];
  });
  return { ...Object.fromEntries(empty), ...lists };
}

/** An error for each missing data file. */
export function missingLists(folder: Pick<Folder, 'name'>, site: Site, sources: readonly SourceFile[]): Diagnostic[] {
  const missing = site.lists.filter(({ file }) => !sources.some(({ path }) => path === file));
  return missing.map(({ file }) => diagnosticAt({ label: labelIn(folder, file) }, TOP, missingList(file)));
}

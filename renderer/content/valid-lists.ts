import { type Diagnostic, diagnosticAt, TOP } from './diagnostics/diagnostic';
import { labelOf } from './files/content-root';
import { missingList } from './files/file-rules';
import type { ValidLists } from './graph/content-graph';
import type { ValidFile } from './parse/parse-and-validate';
import type { SourceFile } from './parse/read';
import { type DataFileName, dataFiles } from './schema/collections';

const names = Object.keys(dataFiles) as DataFileName[];

/** The data of each data file that exists and has no error. */
export function listsOf(files: readonly ValidFile[]): Partial<ValidLists> {
  // Each list has passed its own schema, so all fields of ValidLists are valid.
  return Object.fromEntries(files.filter(({ list }) => list).map(({ list, data }) => [list, data]));
}

/** Whether every data file exists and is valid. */
export function areWhole(lists: Partial<ValidLists>): lists is ValidLists {
  return names.every((name) => name in lists);
}

/** Adds an empty list for each missing one whose schema allows it. */
export function orEmpty(lists: Partial<ValidLists>): Partial<ValidLists> {
  const empty = names.flatMap((name) => {
    const value = [[], {}].find((each) => dataFiles[name].schema.safeParse(each).success);
    return value ? [[name, value]] : [];
  });
  return { ...Object.fromEntries(empty), ...lists };
}

/** An error for each missing data file. */
export function missingLists(root: string, sources: readonly SourceFile[]): Diagnostic[] {
  const missing = Object.values(dataFiles).filter(({ file }) => !sources.some(({ path }) => path === file));
  return missing.map(({ file }) => diagnosticAt({ label: labelOf(root, file) }, TOP, missingList(file)));
}

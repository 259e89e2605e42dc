import { basename } from 'node:path';
import { type Diagnostic, diagnosticAt, rangeAt } from './diagnostics/diagnostic';
import { missingList } from './files/file-rules';
import type { ValidLists } from './graph/content-graph';
import type { ValidFile } from './parse/parse-and-validate';
import type { SourceFile } from './parse/read';
import { type DataFileName, dataFiles } from './schema/collections';

const names = Object.keys(dataFiles) as DataFileName[];

/** The data of each list that is there and has no error. */
export function listsOf(files: readonly ValidFile[]): Partial<ValidLists> {
  // Each list has passed its own schema, which is what ValidLists is made of.
  return Object.fromEntries(files.filter(({ list }) => list).map(({ list, data }) => [list, data]));
}

/** Whether no list is missing or broken. */
export function areWhole(lists: Partial<ValidLists>): lists is ValidLists {
  return names.every((name) => name in lists);
}

/** The lists that there are, and of each other one that its schema allows to be empty an empty one. */
export function orEmpty(lists: Partial<ValidLists>): Partial<ValidLists> {
  const empty = names.flatMap((name) => {
    const value = [[], {}].find((each) => dataFiles[name].schema.safeParse(each).success);
    return value ? [[name, value]] : [];
  });
  return { ...Object.fromEntries(empty), ...lists };
}

/** An error for each list that has no file. */
export function missingLists(root: string, sources: readonly SourceFile[]): Diagnostic[] {
  return names.flatMap((name) => {
    const { file } = dataFiles[name];
    if (sources.some((source) => source.path === file)) return [];
    const source = { label: `${basename(root)}/${file}` };
    return [diagnosticAt(source, rangeAt('', 0, 0), missingList(file))];
  });
}

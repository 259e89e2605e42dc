import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Diagnostic } from '../../../renderer/content/diagnostics/diagnostic';
import { fixContent } from '../../../renderer/content/fix-files';
import type { LoadResult } from '../../../renderer/content/index';

/** Errors that hide all other errors of a file. */
const SYNTAX: readonly string[] = [
  'yaml-is-well-formed',
  'mdx-is-well-formed',
  'text-is-readable',
  'front-matter-is-closed',
  'front-matter-starts-the-file',
  'merge-conflicts-are-resolved',
  'keys-are-unique',
  'yaml-has-no-aliases',
  'yaml-has-no-tags',
];

/** Problems of fixing a content folder: it must terminate, and cause no errors. */
export async function problemsOfFixes(
  root: string,
  before: LoadResult,
  load: (texts?: ReadonlyMap<string, string>) => Promise<LoadResult>,
): Promise<string[]> {
  if (!before.diagnostics.some(({ fix }) => fix)) return [];
  const after = await fixContent(root, load);
  const fixed = [...new Set(after.fixed.map(({ code }) => code))].join(', ');
  const left = after.diagnostics.filter(({ fix, file }) => fix && isWritable(root, file, after));
  if (left.length > 0) return [`--fix does not end with ${left[0]?.code}, having fixed ${fixed}`];
  const [old, now] = [errorsOf(before), errorsOf(after)];
  const files = new Set(after.fixed.map(({ file }) => file));
  const problems: string[] = [];
  for (const file of files) {
    const hadSyntaxErrors = old.some((error) => error.file === file && SYNTAX.includes(error.code));
    const [broken] = now.filter((error) => error.file === file && SYNTAX.includes(error.code));
    if (!hadSyntaxErrors && broken) problems.push(`--fix of ${fixed} leads to ${broken.code}: ${broken.message}`);
  }
  // All errors were known before only if every file was readable.
  if (!before.checked || before.checked.brokenAddresses.size > 0) return problems;
  const [more] = now.filter(({ code }) => countOf(now, code) > countOf(old, code));
  if (more) problems.push(`--fix of ${fixed} leads to ${more.code}: ${more.message}`);
  return problems;
}

function errorsOf({ diagnostics }: LoadResult): Diagnostic[] {
  return diagnostics.filter(({ severity }) => severity === 'error');
}

function countOf(errors: readonly Diagnostic[], code: string): number {
  return errors.filter((error) => error.code === code).length;
}

/** A fix never writes a file that is not UTF-8, because it would change in other places, too. */
function isWritable(root: string, file: string, { sources }: LoadResult): boolean {
  return Buffer.from(sources.get(file) ?? '').equals(readFileSync(join(dirname(root), file)));
}

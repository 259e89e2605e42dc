import { basename } from 'pathe';
import type { Cause, Diagnostic } from './diagnostics/diagnostic';
import { fileRules } from './files/file-rules';
import type { CheckedContent } from './graph/checked-content';
import { copiesIn } from './graph/copies';
import { movedPages } from './graph/find-lost-addresses';
import { rulesOf } from './rules/registry';
import { redirects } from './schema/redirects';
import { escapePattern } from './text/escape-pattern';
import { toSlug } from './text/slug';

const COPIED = 'pages-are-not-copied';
const LOST = 'addresses-stay-or-redirect';
const NAMED = 'file-names-are-slugs';
const TWICE = 'lists-have-no-duplicates';
const LENGTH = 'lists-have-an-allowed-length';

/**
 * The diagnostics without those that follow from others, so that each cause is told once, where it is.
 * @param before the content at the base of the branch
 */
export async function withoutConsequences(
  found: readonly Diagnostic[],
  content: CheckedContent,
  before: CheckedContent | undefined,
): Promise<Diagnostic[]> {
  const copies = new Set([...(await copiesIn(content)).keys()].map(({ label }) => label));
  const rules = rulesOf(content.site);
  const hasErrors = found.some(isError);
  const misnamed = new Set(
    found.filter(isError).flatMap(({ code, file }) => (code in fileRules || code === NAMED ? slugOf(file) : [])),
  );
  const lost = new Set(found.flatMap(({ code, found: address }) => (code === LOST && address ? address : [])));
  const isLost = (address = '') => lost.has(address) || lost.has(address.replace(/#.*/, ''));
  const moved = new Set([
    ...(before && lost.size > 0 ? movedPages(lost, content, before) : []),
    ...formerlyFound(found, content),
  ]);
  const repeated = found.filter(({ code }) => code === TWICE);
  const causes = found.filter(({ because }) => because === undefined);
  // A warning may be left as it is, and what follows from it would never be told.
  const isToldAs = ({ page, ...cause }: Cause, severity: Diagnostic['severity']) =>
    page === undefined
      ? causes.some((each) => (isError(each) || severity === 'warning') && isAbout(each, cause))
      : moved.has(page);
  const isTold = (each: Diagnostic) => {
    const { code, file, field = '', because, severity } = each;
    if (copies.has(file)) return code === COPIED;
    if (code === LOST && misnamed.has(slugOf(each.found ?? ''))) return false;
    if (code !== LOST && isLost(each.found)) return false;
    if (rules.get(code)?.afterErrors) return !hasErrors;
    if (code === LENGTH) return !repeated.some((twice) => twice.file === file && twice.field?.startsWith(`${field}.`));
    return because === undefined || !isToldAs(because, severity);
  };
  // A cause says nothing to anyone but this function.
  return found.filter(isTold).map(({ because: _cause, ...each }) => each);
}

/** The pages whose former address is still written somewhere, as a diagnostic tells. */
function formerlyFound(found: readonly Diagnostic[], content: CheckedContent): string[] {
  const addresses = new Set(found.map(({ found: what }) => what));
  return content.list(redirects).flatMap(({ from, to }) => (addresses.has(from) ? to : []));
}

/** The last part of a path or an address. A page whose file got a wrong name or ending is still there. */
function slugOf(path: string): string {
  return toSlug(basename(path).replace(/\.\w+$/, ''));
}

function isError({ severity }: Diagnostic): boolean {
  return severity === 'error';
}

/** Whether a diagnostic tells of a cause: of a text or a field; or of whatever is wrong in a file. */
function isAbout(each: Diagnostic, { file, field, text }: Cause): boolean {
  const isThere = file === undefined ? each.file.endsWith('.yaml') : each.file === file;
  if (!isThere || (field === undefined && text === undefined)) return isThere && isError(each);
  return (field === undefined || each.field === field) && (text === undefined || isPartOf(text, each.found ?? ''));
}

/** Whether one of two texts is a part of the other, in whole words. */
function isPartOf(one: string, other: string): boolean {
  const [part = '', whole = ''] = [one, other].sort((a, b) => a.length - b.length);
  return part !== '' && new RegExp(`(?<![\\p{L}\\p{N}])${escapePattern(part)}(?![\\p{L}\\p{N}])`, 'iu').test(whole);
}

import { groupBy } from '../platform/group-by';
import { memoize } from '../platform/memoize';
import { valueAt } from '../platform/records';
import type { CheckedFile } from './checked-file/checked-file';
import { withoutAllowed } from './diagnostics/allow-notes';
import type { Diagnostic, Finding } from './diagnostics/diagnostic';
import { upToMost } from './files/file-rules';
import type { CheckedContent } from './graph/checked-content';
import type { ValidLists } from './graph/valid-lists';
import { catchCrashes, crashInFolder } from './parse/catch-crashes';
import type { KnownFiles } from './parse/known-files';
import type { Rule } from './rules/define-rule';
import { rulesOf } from './rules/registry';
import type { Site } from './schema/site';
import { siteTokens, tokensOfLists } from './schema/tokens';
import { vocabulary } from './schema/vocabulary';
import { isPlaceholder } from './text/unfinished-text';

/** The names of the data files that rules on single files read, and of the data files with tokens. */
export function listsReadBy(site: Site): readonly string[] {
  const read = [...rulesOf(site).values()].flatMap(({ reads }) => Object.values(reads ?? {}));
  const names = new Set(read.map(({ name }) => name));
  return site.lists.flatMap(({ name, tokens }) => (tokens || names.has(name) ? name : []));
}

/** The diagnostics of the rules on single files. Cached results are used while no list has changed that a rule reads. */
export function checkFiles(
  files: readonly CheckedFile[],
  lists: ValidLists,
  cache: KnownFiles,
  site: Site,
): Diagnostic[] {
  const { rules, tokens, read } = rulesOnFiles(site)(lists);
  const nameOfLists = cache.nameOf(read);
  return files.flatMap((file) => {
    const { source, label, text } = file.parsed;
    const known = cache.get(source);
    if (known?.lintResults?.lists === nameOfLists) return known.lintResults.found;
    const texts = new Map([[label, text]]);
    const found = rules.flatMap(({ code, rule, read }) => {
      if (rule.of && !file.isOf(rule.of)) return [];
      return catchCrashes(label, `rule ${code}`, () => {
        const ofRule = (rule.file?.(file, read, tokens) ?? []).filter((each) => !isToBeWritten(each, code, file));
        return upToMost(named(code, rule.takesNotes ? withoutAllowed(ofRule, texts) : ofRule));
      });
    });
    const isCertain = found.every(({ code }) => code !== 'check-does-not-crash');
    if (known && isCertain) cache.set(source, { ...known, lintResults: { lists: nameOfLists, found } });
    return found;
  });
}

/** Whether a rule finds a mistake in a placeholder of a draft: what replaces it may be right. In a text, text-is-finished reports it. */
function isToBeWritten({ field }: Finding, code: string, file: CheckedFile | undefined): boolean {
  if (field === undefined || !file?.isDraft || code === 'text-is-finished') return false;
  return isPlaceholder(String(valueAt(file.data, field.split('.'))));
}

/** The rules on single files, each with what it reads, and all that they read, as JSON. */
const rulesOnFiles = memoize((site: Site) =>
  memoize((lists: ValidLists) => {
    // What is no word of a site in particular is found in a site without a vocabulary, too.
    const known: ValidLists = site.lists.some(({ name }) => name === vocabulary.name)
      ? lists
      : { vocabulary: [], ...lists };
    const rules = [...rulesOf(site)].flatMap(([code, rule]) => {
      const hasLists = Object.values(rule.reads ?? {}).every(({ name }) => name in known);
      return rule.file && hasLists ? { code, rule, read: listsRead(rule, known) } : [];
    });
    const tokens = siteTokens(tokensOfLists(site.lists, lists));
    return { rules, tokens, read: JSON.stringify(listsReadBy(site).map((name) => lists[name])) };
  }),
);

/** The data files that a rule reads, as it calls them. */
export function listsRead({ reads = {} }: Rule, lists: ValidLists): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(reads).map(([key, { name }]) => [key, lists[name]]));
}

/**
 * The diagnostics of the rules on the linked content.
 * @param before the content at the base of the branch; without it, nothing is compared
 */
export async function check(content: CheckedContent, before?: CheckedContent): Promise<Diagnostic[]> {
  const { folder, site } = content;
  const files = new Map(content.files().map((file) => [file.label, file]));
  const texts = new Map([...files].map(([label, { text }]) => [label, text]));
  const found = await Promise.all(
    [...rulesOf(site)].map(async ([code, rule]) => {
      try {
        const ofContent = (await rule.content?.(content)) ?? [];
        const ofChange = before ? ((await rule.change?.(content, before)) ?? []) : [];
        const found = [...ofContent, ...ofChange].map(
          (each): Finding =>
            isToBeWritten(each, code, files.get(each.file)) ? { ...each, severity: 'warning' } : each,
        );
        return named(code, rule.takesNotes ? withoutAllowed(found, texts) : found);
      } catch (error) {
        return [crashInFolder(folder, `rule ${code}`, error)];
      }
    }),
  );
  return found.flatMap((ofRule) => [...groupBy(ofRule, ({ file }) => file).values()].flatMap(upToMost));
}

/** The findings of a rule as diagnostics: their code is its name. */
function named(code: string, found: readonly Finding[]): Diagnostic[] {
  return found.map((each) => ({ ...each, code }));
}

import type { CheckedFile, Definition } from '../checked-file/checked-file';
import type { Finding } from '../diagnostics/diagnostic';
import type { RuleDescription } from '../diagnostics/rule-description';
import type { CheckedContent } from '../graph/checked-content';
import type { DataOf, List } from '../schema/define-list';
import type { Tokens } from '../schema/tokens';

export type { CheckedFile } from '../checked-file/checked-file';
export type { Finding, Problem } from '../diagnostics/diagnostic';
export type { CheckedContent } from '../graph/checked-content';

type Lists = Readonly<Record<string, List>>;
type Findings = readonly Finding[];

/** A rule with checks of its own. A rule without one is checked by the parser, or by a schema. */
interface RuleOf<Of extends Definition, Reads extends Lists> extends RuleDescription {
  /** The kind of page or the data file that `file` checks; without it, every file. */
  of?: Of;
  /** The data files that `file` reads. A site without one of them does not have the rule. */
  reads?: Reads;
  /** Finds violations in one file. The result is kept until the file changes, or a list that any rule reads. */
  file?(
    file: CheckedFile<DataOf<Of>>,
    read: { readonly [Name in keyof Reads]: DataOf<Reads[Name]> },
    tokens: Tokens,
  ): Findings;
  /** Finds violations in the linked content. */
  content?(content: CheckedContent): Findings | Promise<Findings>;
  /** Finds violations in the changes of a branch; `before` is the content at its base (--changed). */
  change?(now: CheckedContent, before: CheckedContent): Findings | Promise<Findings>;
}

/** A rule of whatever kind of page. */
export interface Rule extends RuleDescription {
  of?: Definition;
  reads?: Lists;
  file?(file: CheckedFile, read: Readonly<Record<string, unknown>>, tokens: Tokens): Findings;
  content?(content: CheckedContent): Findings | Promise<Findings>;
  change?(now: CheckedContent, before: CheckedContent): Findings | Promise<Findings>;
}

/** A rule: the default export of a file in a folder `rules`, whose name is its code. A test fails if no fixture has that name. */
export function defineRule<Of extends Definition = Definition, Reads extends Lists = Record<never, List>>(
  rule: RuleOf<Of, Reads>,
): Rule;
export function defineRule(rule: Rule) {
  return rule;
}

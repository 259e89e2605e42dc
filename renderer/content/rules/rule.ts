import type { Diagnostic } from '../diagnostics/diagnostic';
import type { RuleDescription } from '../diagnostics/rule-description';
import type { ContentGraph, FileLists } from '../graph/content-graph';
import type { ValidFile } from '../parse/parse-and-validate';

/** A rule with a check of its own. A rule without one is checked by the parser, or by a schema. */
export interface Rule extends RuleDescription {
  /** Finds what breaks the rule in one file; the file and these lists are all that it may look at. */
  checkFile?: (valid: ValidFile, lists: FileLists) => Diagnostic[];
  /** Finds what breaks the rule in the linked content. */
  check?: (linked: ContentGraph, root: string) => Diagnostic[] | Promise<Diagnostic[]>;
  /** Finds what breaks the rule in what a branch changes; `before` is the content at its base (--changed). */
  compare?: (linked: ContentGraph, before: ContentGraph) => Diagnostic[];
}

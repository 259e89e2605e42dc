import type { Finding } from '../diagnostics/diagnostic';
import type { RuleDescription } from '../diagnostics/rule-description';
import type { ContentGraph, FileLists } from '../graph/content-graph';
import type { ValidFile } from '../parse/parse-and-validate';

/** A rule with a check of its own. A rule without one is checked by the parser, or by a schema. */
export interface Rule extends RuleDescription {
  /** Finds violations in one file; it may read only the file and these lists. */
  checkFile?: (valid: ValidFile, lists: FileLists) => Finding[];
  /** Finds violations in the linked content. */
  check?: (linked: ContentGraph, root: string) => Finding[] | Promise<Finding[]>;
  /** Finds violations in the changes of a branch; `before` is the content at its base (--changed). */
  compare?: (linked: ContentGraph, before: ContentGraph) => Finding[];
}

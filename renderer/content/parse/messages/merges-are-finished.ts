import type { Problem } from '../../diagnostics/diagnostic';
import type { RuleDescription } from '../../diagnostics/rule';

export const mergesAreFinished: RuleDescription = {
  category: 'Name and save a file',
  description: 'No file holds the marks of an unfinished merge.',
  rationale:
    'When two people change the same lines, git writes both versions into the file and asks somebody to choose. Until then both would be published.',
};

/** What is said of a mark that git left. */
export const unfinishedMerge = (): Problem => ({
  code: 'merges-are-finished',
  message: 'Here two versions of the file were merged, and nobody chose between them.',
  suggestion:
    'Keep the lines of one version, and delete the other and the lines that begin with <<<<<<<, ======= and >>>>>>>.',
});

import { engineRules } from '../../../support/engine-rules';
import { testRules } from '../../../support/test-rules';

// Tests of the pipeline cover these, because an overlay can't remove a file, git has no symbolic links on Windows, and no
// content crashes the check.
testRules('../rules', engineRules, ['check-does-not-crash', 'files-are-regular', 'data-files-are-present']);

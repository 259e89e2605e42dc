import type { Problem } from '../diagnostics/diagnostic';
import { defineRule } from './define-rule';

export default defineRule({
  category: 'Set links',
  description: 'No two places on a page have the same anchor.',
  rationale: 'A link to /page#anchor leads to the first of them, and no link can reach the other.',
  file: (file) => {
    if (!file.kind) return [];
    const taken = new Set(file.type.anchors);
    return file.parts('id').flatMap(({ name, at }) => (taken.size === taken.add(name).size ? at(problemOf(name)) : []));
  },
});

function problemOf(id: string): Problem {
  return {
    message: `Another place on this page already has the anchor #${id}.`,
    found: id,
    suggestion: 'Use other words here.',
  };
}

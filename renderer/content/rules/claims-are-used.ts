import { dataFile } from '../graph/find-files';
import { limitDiagnostics } from '../graph/limit-diagnostics';
import { namedClaims } from '../graph/token-uses';
import { diagnosticAtField } from '../parse/locations';
import type { Rule } from './rule';

export default {
  category: 'State figures',
  description: 'Every claim is used on at least one page.',
  rationale: 'Nobody keeps a figure up to date that no page shows. One day someone uses it, and it is years old.',
  check: ({ content, files, brokenAddresses }) => {
    // An unreadable file may use any of them.
    if (brokenAddresses.size > 0) return [];
    const used = new Set(files.flatMap(namedClaims));
    const registry = dataFile(files, 'claims');
    const unused = Object.keys(content.claims).filter((id) => !used.has(id));
    return limitDiagnostics(unused, (id) =>
      diagnosticAtField(registry, [id], 'key', {
        severity: 'warning',
        message: `No page uses the claim "${id}".`,
        found: id,
        suggestion: `Write [[${id}]] where it belongs, or delete the claim.`,
      }),
    );
  },
} satisfies Rule;

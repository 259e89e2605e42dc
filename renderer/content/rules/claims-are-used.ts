import { filesOf } from '../graph/find-files';
import { limitDiagnostics } from '../graph/limit-diagnostics';
import { namedClaims } from '../graph/token-uses';
import { diagnosticAtField } from '../parse/locations';
import type { Rule } from './rule';

export const claimsAreUsed: Rule = {
  category: 'State figures',
  description: 'Every claim is used on at least one page.',
  rationale: 'Nobody keeps a figure up to date that no page shows. One day someone uses it, and it is years old.',
  check: ({ content, files, brokenAddresses }) => {
    // An unreadable file may use any of them.
    if (brokenAddresses.size > 0) return [];
    const used = new Set<string>();
    for (const file of files) for (const id of namedClaims(file)) used.add(id);
    const [registry] = filesOf(files, 'claims');
    if (!registry) return [];
    const unused = Object.keys(content.claims).filter((id) => !used.has(id));
    return limitDiagnostics(unused, (id) => {
      const diagnostic = diagnosticAtField(registry.file, [id], 'key', {
        code: 'claims-are-used',
        message: `No page uses the claim "${id}".`,
        found: id,
        suggestion: `Write [[${id}]] where it belongs, or delete the claim.`,
      });
      return { ...diagnostic, severity: 'warning' };
    });
  },
};

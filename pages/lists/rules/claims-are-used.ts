import { defineRule } from 'sitewright';
import { claims } from '../../../components/model/lists/claims';

export default defineRule({
  category: 'State figures',
  description: 'Every claim is used on at least one page.',
  rationale: 'Nobody keeps a figure up to date that no page shows. One day someone uses it, and it is years old.',
  afterErrors: true,
  content: (content) => {
    const used = content.named(claims);
    const registry = content.fileOf(claims);
    const all = Object.entries(content.list(claims));
    // Of two claims with one label, other rules say which is too many.
    const isSecond = (label: string, at: number) => all.findIndex(([, claim]) => claim.label === label) < at;
    const unused = all.flatMap(([id, { label }], at) => (used.has(id) || isSecond(label, at) ? [] : id));
    return unused.map((id) =>
      registry.atKey([id], {
        severity: 'warning',
        message: `No page uses the claim "${id}".`,
        found: id,
        suggestion: `Write [[${id}]] where it belongs, or delete the claim.`,
      }),
    );
  },
});

import { defineRule } from 'sitewright';
import { claims } from '../../../components/model/lists/claims';

export default defineRule({
  category: 'State figures',
  description: 'No two claims have the same value and the same label.',
  rationale:
    'Each figure is written down once. Of two entries that say the same thing, one would be left out of date when the other changes.',
  content: (content) => {
    const registry = content.fileOf(claims);
    const seen = new Map<string, string>();
    return Object.entries(content.list(claims)).flatMap(([id, { value, label }]) => {
      const key = `${value} ${label}`.toLowerCase();
      const other = seen.get(key);
      seen.set(key, other ?? id);
      if (other === undefined) return [];
      return registry.atKey([id], {
        message: `The claim "${other}" says "${value} ${label}" already.`,
        found: id,
        suggestion: `Delete this one, write [[${other}]] where it is named, and add its pages to those of ${other}.`,
      });
    });
  },
});

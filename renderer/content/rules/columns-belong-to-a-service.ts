import { filesWithEntries } from '../graph/find-files';
import { diagnosticAtField } from '../parse/locations';
import type { Rule } from './rule';

export default {
  category: 'Fill in the fields',
  description: 'The service of a column of solutions is a file in content/pages.',
  rationale:
    'The breadcrumbs of all its solutions begin with that page, and its theme colors them. Another column, or the column itself, has no theme.',
  check: (linked) =>
    filesWithEntries(linked, 'hub').flatMap(({ file, entry }) => {
      const { content } = linked;
      const { service } = entry.data;
      const target = content.entries.get(service);
      if (!target || target.kind === 'page') return [];
      const services = content.site.services.map(({ page }) => page).join(' or ');
      return diagnosticAtField(file, ['service'], 'value', {
        message: `${service} is not a service page: its file is content/${target.file}.`,
        found: service,
        suggestion: `Write the address of the service, such as ${services}.`,
      });
    }),
} satisfies Rule;

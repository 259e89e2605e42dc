import { defineRule } from 'sitewright';
import { site } from '../../../components/model/lists/site';
import { page } from '../../page/schema';
import { hub } from '../schema';

export default defineRule({
  category: 'Fill in the fields',
  description: 'The service of a column of solutions is a file in content/pages.',
  rationale:
    'The breadcrumbs of all its solutions begin with that page, and its theme colors them. Another column, or the column itself, has no theme.',
  content: (content) =>
    content.pages(hub).flatMap(({ file, data: { service } }) => {
      const target = content.page(service);
      if (!target || target.kind === page.name) return [];
      const services = content
        .list(site)
        .services.map(({ page }) => page)
        .join(' or ');
      return file.at(['service'], {
        message: `${service} is not a service page: its file is content/${target.file}.`,
        found: service,
        suggestion: `Write the address of the service, such as ${services}.`,
      });
    }),
});

import { defineRule } from 'sitewright';
import { article } from '../../article/schema';
import { author } from '../schema';

export default defineRule({
  category: 'Set links',
  description: 'Every author has an article, or another page links to the author.',
  rationale:
    'Articles link to the page of their author. Visitors and search engines do not find the page of one who wrote none. Drafts and scheduled articles count: they will link to it.',
  afterErrors: true,
  content: (content) => {
    const writers = new Set<string | undefined>(content.files(article).map(({ data }) => data.author));
    // Authors may be added before the first article.
    if (writers.size === 0) return [];
    const targets = new Set(content.files().flatMap(({ links }) => links.map(({ href }) => href)));
    return content.pages(author).flatMap(({ file, address, state, data }) => {
      if (state !== 'published' || writers.has(file.params?.slug) || targets.has(address)) return [];
      return file.at(['name'], {
        severity: 'warning',
        message: `No article is by ${data.name}, so nothing leads to ${address}.`,
        suggestion:
          'Name this author in an article, or link to the page. If the articles come later, hide the page until then:   draft: true',
      });
    });
  },
});

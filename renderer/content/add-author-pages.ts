import { addressOfAuthor } from './schema/author-address';
import type { Content, PageEntry } from './schema/content';

/** Adds a page for each author with articles. These pages have no content file. */
export function addAuthorPages(content: Content): Content {
  const pages = Object.keys(content.authors).flatMap((id) =>
    content.lists.articlesByAuthor[id] ? authorPage(id, content) : [],
  );
  if (pages.length === 0) return content;
  return { ...content, entries: new Map([...content.entries, ...pages.map((page) => [page.address, page] as const)]) };
}

function authorPage(id: string, { authors, words }: Content): PageEntry[] {
  const author = authors[id];
  if (!author) return [];
  const { name, role } = author;
  const fill = (template: string) => template.replaceAll('{name}', () => name).replaceAll('{role}', () => role);
  const reach = waysToReach(author, words);
  return [
    {
      kind: 'page',
      file: 'authors.yaml',
      slug: id,
      folder: '',
      address: addressOfAuthor(id),
      theme: 'ink',
      state: 'published',
      author: id,
      data: {
        name,
        title: fill(words.author.title),
        description: fill(words.author.description),
        theme: 'ink',
        sections: [
          { type: 'hero', tagline: words.author.tagline, title: name, description: role },
          { type: 'articles', author: id, title: words.author.articles },
          ...(reach.length > 0 ? [{ type: 'details' as const, title: words.author.reach, items: reach }] : []),
        ],
      },
      body: '',
      headings: [],
    },
  ];
}

function waysToReach({ email, links = [] }: Content['authors'][string], { author }: Content['words']) {
  const mail = email === undefined ? [] : [{ label: author.email, value: email, href: `mailto:${email}` }];
  const others = links.map(({ label, href }) => ({
    label,
    value: href.replace(/^(?:https:\/\/|mailto:|tel:)/, '').replace(/\/$/, ''),
    href,
  }));
  return [...mail, ...others];
}

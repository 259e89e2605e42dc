import { addressOfAuthor } from './schema/author-address';
import type { Content, PageEntry } from './schema/content';
import { fillPlaceholders } from './schema/fill-placeholders';

/** Adds a page for each author with articles. These pages have no content file. */
export function addAuthorPages(content: Content): Content {
  const pages = Object.entries(content.authors).flatMap(([id, author]) =>
    content.lists.articlesByAuthor[id] ? authorPage(id, author, content.words) : [],
  );
  if (pages.length === 0) return content;
  return { ...content, entries: new Map([...content.entries, ...pages.map((page) => [page.address, page] as const)]) };
}

type Author = Content['authors'][string];

function authorPage(id: string, author: Author, words: Content['words']): PageEntry {
  const { name, role } = author;
  const fill = (template: string) => fillPlaceholders(template, { name, role });
  const reach = waysToReach(author, words);
  return {
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
  };
}

function waysToReach({ email, links = [] }: Author, { author }: Content['words']) {
  const mail = email === undefined ? [] : [{ label: author.email, value: email, href: `mailto:${email}` }];
  const others = links.map(({ label, href }) => ({
    label,
    value: href.replace(/^(?:https:\/\/|mailto:|tel:)/, '').replace(/\/$/, ''),
    href,
  }));
  return [...mail, ...others];
}

import type { Content } from './content';

/** The addresses of the pages of authors, which have no file: every author with a published article has one. */
const FOLDER = '/blog/authors/';

/** The address of an author's page, which may not exist. @param id as in authors.yaml */
export function addressOfAuthor(id: string): string {
  return FOLDER + id;
}

/** Whether only an author's page can have an address. */
export function isAuthorAddress(address: string): boolean {
  return address.startsWith(FOLDER);
}

/** Whether the public site has this page of an author. */
export function isAuthorPage(address: string, { authors, lists }: Pick<Content, 'authors' | 'lists'>): boolean {
  const id = address.slice(FOLDER.length);
  const articles = (isAuthorAddress(address) && Object.hasOwn(authors, id) && lists.articlesByAuthor[id]) || [];
  return articles.some(({ state }) => state === 'published');
}

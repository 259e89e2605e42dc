import type { Feed } from './feed';

/** JSON Feed 1.1 (jsonfeed.org/version/1.1). */
export function jsonFeed(
  { title, description, language, page, publisher, site, items }: Feed,
  address: string,
): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description,
    home_page_url: page,
    feed_url: address,
    language,
    icon: `${site}/icon-512.png`,
    authors: [{ name: publisher, url: `${site}/` }],
    items: items.map(({ url, lang, summary, html, moment, author, categories, picture, ...item }) => ({
      id: url,
      url,
      title: item.title,
      language: lang,
      summary,
      content_html: html,
      date_published: moment,
      authors: [{ name: author }],
      tags: categories,
      image: picture,
    })),
  });
}

import { readFileSync } from 'node:fs';
import type { Entry, WholeContent } from '../../renderer/content/schema/content';
import { articleText } from './article-text';
import { contentOf } from './content-of';
import { validContent } from './load-cached';
import { BASE } from './site';

const list = (name: string, type: string) => `---
title: The ${name} of the tests
description: A page that lists what is below it, so that feeds and breadcrumbs have a list that they belong to, ${name}.
name: ${name}
theme: ink
sections:
  - type: hero
    tagline: Lists
    title: A list of the tests
    description: It is drawn below.
  - type: ${type}
    title: Everything on one page
---
`;

const article = articleText({
  title: 'An article for feeds',
  description: 'An article with a remark, a link and a sign that XML and HTML mind, for the tests of what is found.',
  name: 'An article',
  heading: '1 < 2 & "so on"',
  excerpt: 'Two sentences. This is the second.',
  body: `## A heading

See [apps](/apps) and [the heading](#a-heading).

<Callout title="Mind this">

A remark.

</Callout>`,
});

const release = `---
title: A release for feeds
description: A press release that is older than the article and has nothing in it but one sentence, for the tests of feeds.
name: A release
heading: The agency has news
excerpt: One sentence on it.
date: 2023-12-31
---

This is it.
`;

/** An opening for tests, with some lines replaced. */
export function opening(changes: Record<string, string> = {}): string {
  return Object.entries(changes).reduce(
    (text, [line, by]) => text.replace(line, by),
    `---
title: An engineer for the tests
description: An opening with every field that its schema asks for, so that the structured data can be compared with them.
name: Engineer
heading: Engineer
summary: You build & test.
department: Engineering
location: Remote
countries: [United States, Canada]
type: Full-time
posted: 2024-11-04
duties: [You build., You test., You ask.]
requirements: [You can build., You can test., You can ask.]
offers: [A desk., A chair., A lamp.]
process: [You write., We answer.]
---
`,
  );
}

/** The footer links to the lists, because an unlinked page is an error. */
const footer = ['blog', 'press', 'careers'].map((page) => `      - label: ${page}\n        href: /${page}\n`).join('');
const site = readFileSync(`${BASE}/site.yaml`, 'utf8').replace(/^legal:/m, `${footer}legal:`);

/** The small site of the tests with a blog, a press page and an opening. */
export const foundFiles: Record<string, string> = {
  'site.yaml': site,
  'pages/blog.mdx': list('Blog', 'articles'),
  'pages/press.mdx': list('Press', 'releases'),
  'pages/careers.mdx': list('Careers', 'openings'),
  'blog/an-article.mdx': article,
  'press/a-release.mdx': release,
  'careers/engineer.mdx': opening(),
};

/** Files for additional articles /blog/article-0 and so on, each a day newer than the last, with alternating categories. */
export function moreArticles(count: number): Record<string, string> {
  const files = Array.from({ length: count }, (_, index): [string, string] => [
    `blog/article-${index}.mdx`,
    article
      .replace('title: An article', `title: Article ${index}`)
      .replace('description: An', `description: Number ${index}, an`)
      .replace('name: An article', `name: Article ${index}`)
      .replace('heading: 1 < 2', `heading: Article ${index} < 2`)
      .replace('2024-02-29', new Date(Date.UTC(2024, 2, 1 + index)).toISOString().slice(0, 10))
      .replace('category: WhatsApp', index % 2 === 0 ? 'category: WhatsApp' : 'category: Websites'),
  ]);
  return Object.fromEntries(files);
}

let unchanged: Promise<WholeContent> | undefined;

/** The content of foundFiles, loaded once if nothing is changed. @throws Error with every message if it has an error */
export function foundContent(changes: Record<string, string> = {}): Promise<WholeContent> {
  if (Object.keys(changes).length > 0) return validContent(contentOf({ ...foundFiles, ...changes }));
  unchanged ??= validContent(contentOf(foundFiles));
  return unchanged;
}

export function entryAt(content: WholeContent, address: string): Entry {
  const entry = content.entries.get(address);
  if (!entry) throw new Error(`No page has the address ${address}`);
  return entry;
}

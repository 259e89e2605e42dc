import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { articleText } from './article-text';
import { copyOfContent } from './trial-build';

/** The site of the engine's tests, which has no styles and no scripts. */
export const BASE_SITE = resolve(import.meta.dirname, '../fixtures/base-site');

/** A small site with articles of two categories, as content for lists, feeds and related articles. */
export function smallSite(name: string, articles = 14) {
  const site = copyOfContent(name, BASE_SITE);
  writeBlog(site.content, articles);
  return site;
}

/** Adds a blog to a content folder. */
export function writeBlog(content: string, articles: number) {
  mkdirSync(join(content, 'blog'));
  writeFileSync(join(content, 'pages/blog.mdx'), BLOG);
  for (let index = 0; index < articles; index += 1) writeArticle(content, index);
}

const BLOG = `---
title: What we write down while we work
description: Every article of this small site, newest first, on as many pages as it takes to show them all to every reader.
name: Blog
theme: ink
sections:
  - type: hero
    tagline: Blog
    title: What we write down
    description: The newest comes first.
  - type: articles
    title: All articles
---
`;

export function writeArticle(content: string, index: number) {
  const text = articleText({
    title: `Article ${index} of the small site of the tests`,
    description: `Article ${index} has a text of its own and is in the list of the blog with the others, newest first.`,
    name: `Article ${index}`,
    excerpt: `What article ${index} says in one sentence.`,
    date: `2024-01-${String(index + 1).padStart(2, '0')}`,
    category: index % 2 === 0 ? 'WhatsApp' : 'Websites',
    body: `## The first part\n\nA text of article ${index}.`,
  });
  writeFileSync(join(content, `blog/article-${index}.mdx`), text);
}

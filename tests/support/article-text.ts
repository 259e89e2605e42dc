interface ArticleText {
  title: string;
  description: string;
  /** Of the page, its headline, and its excerpt. */
  name: string;
  heading?: string;
  excerpt?: string;
  date?: string;
  category?: string;
  /** More lines of the front matter. */
  fields?: string;
  body: string;
}

/** The text of an article that is valid in the small site of the tests. */
export function articleText({
  title,
  description,
  name,
  heading = name,
  excerpt = `One sentence on ${name}.`,
  date = '2024-02-29',
  category = 'WhatsApp',
  fields = '',
  body,
}: ArticleText): string {
  return `---
title: ${title}
description: ${description}
name: ${name}
heading: ${heading}
excerpt: ${excerpt}
author: engineering
date: ${date}
${fields}category: ${category}
readMinutes: 1
---

${body}
`;
}

interface ArticleText {
  title: string;
  description: string;
  /** The name in the page, its headline, and its excerpt. */
  name: string;
  heading?: string;
  excerpt?: string;
  date?: string;
  category?: string;
  /** Additional lines of front matter. */
  fields?: string;
  body: string;
}

/** An article that is valid in the small site of the tests. */
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

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loadContent } from '../../../../../renderer/content/index';
import { contentOf } from '../../../../support/content-of';

const claims = readFileSync('tests/fixtures/base-content/claims.yaml', 'utf8');

test('every claim knows the pages that name it, in a field or in the text, each once', async () => {
  const root = contentOf({
    'pages/more.mdx': `---
title: More about [[clients]] and [[clients]] again
description: A page whose fields and text name claims, to be found among the pages on which these claims are shown.
name: More
theme: ink
sections:
  - type: hero
    tagline: More
    title: More
    description: More.
  - type: prose
---

It takes [[launch]].
`,
    'claims.yaml': claims.replaceAll('pages: [/]', 'pages: [/*]'),
  });
  const { content } = await loadContent(root);
  expect(content?.pagesOfClaims).toEqual({
    clients: ['/', '/more'],
    launch: ['/', '/more', '/solutions/tills'],
    'reply-ai': expect.any(Array),
    'reply-whatsapp': expect.any(Array),
  });
});

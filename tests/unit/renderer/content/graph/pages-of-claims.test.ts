import { expect, test } from 'vitest';
import { loadContent } from '../../../../../renderer/content/index';
import { contentOf } from '../../../../support/content-of';

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
    'claims.yaml': `clients:
  value: 10,000+
  label: businesses trust us
  kind: company
  counts: Clients.
  since: 2024
  source: Records
  checked: 2024-11-01
  condition: None.
  pages: [/*]
launch:
  value: 3-6 months
  label: to launch
  kind: delivery
  counts: Weeks.
  since: 2024
  source: Records
  checked: 2024-11-01
  condition: None.
  pages: [/*]
reply-ai:
  value: within 24 hours
  label: we send a first plan
  kind: reply
  counts: Hours.
  since: 2024
  source: Records
  checked: 2024-11-01
  condition: None.
  pages: [/*]
reply-whatsapp:
  value: within 2 hours
  label: we reply
  kind: reply
  counts: Hours.
  since: 2024
  source: Records
  checked: 2024-11-01
  condition: None.
  pages: [/*]
`,
  });
  const { content } = await loadContent(root);
  expect(content?.pagesOfClaims).toEqual({
    clients: ['/', '/more'],
    launch: ['/', '/more', '/solutions/tills'],
    'reply-ai': expect.any(Array),
    'reply-whatsapp': expect.any(Array),
  });
});

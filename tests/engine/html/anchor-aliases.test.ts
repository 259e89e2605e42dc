import { expect, test } from 'vitest';
import { addAnchorAliases } from '../../../renderer/html/anchor-aliases';
import { foundContent } from '../../support/outputs-content';

const PAGE = '<main><h1 id="title">Privacy</h1><h2 class="type-head" id="the-newsletter">The newsletter</h2></main>';

test('a former anchor is inserted into the element with the current anchor', () => {
  const aliases = [
    { former: 'letter', current: 'the-newsletter' },
    { former: 'mail', current: 'the-newsletter' },
  ];
  expect(addAnchorAliases(PAGE, aliases)).toBe(
    PAGE.replace('"the-newsletter">', '"the-newsletter"><span id="mail"></span><span id="letter"></span>'),
  );
  expect(addAnchorAliases(PAGE, [])).toBe(PAGE);
});

test('only redirects from anchor to anchor are aliases, each for its own page', async () => {
  const { data } = await foundContent({
    'redirects.yaml': `- from: /mobile-apps
  to: /apps
- from: /blog/an-article#gone
  to: /blog/an-article
- from: /blog/an-article#letter
  to: /blog/an-article#a-heading
`,
  });
  expect(data.anchorAliases).toEqual({ '/blog/an-article': [{ former: 'letter', current: 'a-heading' }] });
});

import { expect, test } from 'vitest';
import { withFormerAnchors } from '../../../renderer/with-former-anchors';

const PAGE = '<main><h1 id="title">Privacy</h1><h2 class="type-head" id="the-newsletter">The newsletter</h2></main>';

test('an old anchor stands inside the element that has the new one', () => {
  const redirects = [
    { from: '/privacy#letter', to: '/privacy#the-newsletter' },
    { from: '/privacy#mail', to: '/privacy#the-newsletter' },
  ];
  expect(withFormerAnchors(PAGE, '/privacy', redirects)).toBe(
    PAGE.replace('"the-newsletter">', '"the-newsletter"><span id="mail"></span><span id="letter"></span>'),
  );
});

test('lines for other pages, for whole pages and for the top of the page change nothing', () => {
  const redirects = [
    { from: '/terms#letter', to: '/terms#the-newsletter' },
    { from: '/privacy-policy', to: '/privacy' },
    { from: '/privacy#gone', to: '/privacy' },
  ];
  expect(withFormerAnchors(PAGE, '/privacy', redirects)).toBe(PAGE);
});

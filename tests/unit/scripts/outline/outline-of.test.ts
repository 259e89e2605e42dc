import { expect, test } from 'vitest';
import { outlineOf, printOutline } from '../../../../scripts/outline/outline-of';

const html = `<!DOCTYPE html><html><head><title>Tills &amp; more</title><meta name="description" content="A till &amp; a key."></head>
<body><main><h1>A till
 that <em>adds</em> up</h1><h2>What you get</h2></main><footer><h2>Services</h2></footer></body></html>`;

test('an outline has the headline, the headings of the page itself, the title and the description', () => {
  expect(outlineOf(html)).toEqual({
    title: 'Tills & more',
    description: 'A till & a key.',
    headlines: ['A till that adds up'],
    headings: ['What you get'],
  });
});

test('a printed outline reads from the headline to the description', () => {
  expect(printOutline('/tills', outlineOf(html))).toBe(
    '/tills\n  # A till that adds up\n  ## What you get\n  title: Tills & more\n  description: A till & a key.',
  );
});

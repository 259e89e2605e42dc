import { expect, test } from 'vitest';
import { parseHtml } from '../../../renderer/html/parse-html';
import { differencesOf } from './differences';

const HTML = `<body data-theme="green"><header><a href="/">Home</a></header><main>
  <section data-section="hero"><h1>We weigh</h1><a href="/contact">Write to us</a></section>
  <section data-section="prices"><h3>One</h3><h3>Two</h3></section>
</main></body>`;

/** What the page /scales says differently, as place, message, and suggestion. */
function differences(specification: string): string[] {
  const documents = [{ address: '/scales', root: parseHtml(HTML) }];
  const found = differencesOf('specification.yaml', specification, documents);
  return found.map(({ line, column, message, suggestion }) => `${line}:${column} ${message} ${suggestion}`);
}

test('a page that says what is specified is fine, where … stands for anything', () => {
  expect(
    differences(`
/scales:
  theme: green
  sections: [hero, …]
  leads to: [/contact]
  hero: { headline: We …, buttons: [Write to us → /contact] }
  prices: { titles: [One, Two] }
  never says: [heavy]
in all:
  every page:
    header: { leads to: [Home → /] }
  /sc…: { words: 3 }
`),
  ).toEqual([]);
});

test('a difference is told at the line to change, with what to type', () => {
  expect(differences('/scales:\n  prices:\n    titles:\n      - One\n      - Three\n')).toEqual([
    '5:9 /scales, prices, titles: the page says something else. Type:   [One, Two]',
  ]);
  expect(differences('/scales:\n  theme: blue\n')).toEqual([
    '2:10 /scales, theme: the page says something else. Type:   [green]',
  ]);
});

test('what is missing, what should not be there, and pages and sections that are gone are told', () => {
  expect(differences('/scales:\n  says: [one, nine]\n')).toEqual([
    expect.stringMatching(/^2:15 .*"nine" is not there/),
  ]);
  expect(differences('/scales:\n  never says: [weigh]\n')).toEqual([
    expect.stringMatching(/^2:16 .*the page says "weigh"/),
  ]);
  expect(differences('/scales:\n  words: 100\n')).toEqual([expect.stringMatching(/^2:10 .*The page has \d words/)]);
  expect(differences('/scales:\n  team: { titles: [Ada] }\n')).toEqual([
    expect.stringMatching(/^2:3 .*no section team/),
  ]);
  expect(differences('/weights:\n  says: [one]\n')).toEqual([expect.stringMatching(/^1:1 There is no page \/weights/)]);
});

test('a misspelled part of the specification is an error', () => {
  expect(() => differences('/scales:\n  hero: { buttton: [One] }\n')).toThrow('but only knows');
});

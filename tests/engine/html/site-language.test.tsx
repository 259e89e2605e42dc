import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { loadContent } from '../../../renderer/content/index';
import { openSite } from '../../../renderer/content/schema/open-site';
import { renderDocument } from '../../../renderer/html/document';
import { withItsTemplate } from '../../../renderer/html/templates';
import { manifest } from '../../../renderer/outputs/web-manifest';
import { DateText } from '../../../renderer/react/date-text';
import { contentOf } from '../../support/content-of';
import { entryAt } from '../../support/outputs-content';
import { renderFrom } from '../../support/render-page';

const german = await openSite('../small-site/site.ts');

function note(text: string, lang = ''): string {
  return `---
title: Wie eine Waage ihr Gleichgewicht wiederfindet
description: Was in einer Waage geschieht, wenn man ein Gewicht auflegt und wieder herunternimmt.
name: Gleichgewicht
question: Was tut eine Waage?
day: 2024-05-01
${lang}---
${text}
`;
}

/** The small site instead of this site, with the lists of the base. */
function load(files: Record<string, string>) {
  const pages = ['pages/index.mdx', 'pages/apps.mdx', 'authors/engineering.mdx'];
  const gone = [...pages, 'solutions/shops.mdx', 'solutions/shops/tills.mdx'];
  const without = Object.fromEntries(gone.map((path) => [path, undefined]));
  const root = contentOf({ ...without, 'rooms.yaml': 'cellar: Der Keller\n', ...files });
  return loadContent(root, { site: german, today: '2024-06-01', lastLists: {} });
}

async function germanContent() {
  const { content } = await load({ 'notes/2024/first.mdx': note('Ein Text.') });
  if (!content) throw new Error('The fixture has errors');
  return content;
}

test('a site in German has German dates and quotation marks, and says so', async () => {
  const content = await germanContent();
  const note = await withItsTemplate(entryAt(content, '/2024/first'), german);
  renderFrom(content, { loadSite: async () => german });
  const html = await renderDocument({
    page: note,
    title: 'Waagen',
    description: 'Über Waagen.',
    theme: german.themes[0],
    children: (
      <>
        <h1>"Wer sagt 'Waage', geht's genau", seit 3-5 Tagen</h1>
        <DateText value="2024-05-01" />
        <p lang="en">"Yes"</p>
      </>
    ),
  });
  const page = parse(html);
  expect(page.querySelector('html')?.getAttribute('lang')).toBe('de');
  expect(page.querySelector('h1')?.text).toBe('„Wer sagt ‚Waage‘, geht’s genau“, seit 3-5 Tagen');
  expect(page.querySelector('time')?.text).toBe('1. Mai 2024');
  expect(page.querySelector('p[lang=en]')?.text).toBe('“Yes”');
  expect(page.querySelector('meta[property="og:locale"]')?.getAttribute('content')).toBe('de_DE');
  expect(JSON.parse(manifest(content, german))).toMatchObject({ lang: 'de' });
});

test('a page in another language has dates and quotation marks of that language', async () => {
  const { content } = await load({ 'notes/2024/first.mdx': note('Un texte.', 'lang: fr\n') });
  if (!content) throw new Error('The fixture has errors');
  renderFrom(content, { loadSite: async () => german });
  const page = await withItsTemplate(entryAt(content, '/2024/first'), german);
  const about = { page, title: 'Balances', description: 'Des balances.', theme: german.themes[0] };
  const children = (
    <p>
      "<DateText value="2024-05-01" />"
    </p>
  );
  expect(await renderDocument({ ...about, children })).toContain(
    '<p>«\u202f<time dateTime="2024-05-01">1 mai 2024</time>\u202f»</p>',
  );
});

const SLIPS = 'Der the the Tag, June 31, 2023, until 26pm, “nie" [link](/2024/first), (oder';
const JUDGE_ENGLISH = [
  'dates-in-text-are-right',
  'link-text-is-descriptive',
  'quotation-marks-are-consistent',
  'sentences-are-whole',
  'typing-is-clean',
  'words-are-not-repeated',
];

test.each([
  ['the language of the site', SLIPS, '', []],
  ['English', SLIPS, 'lang: en\n', JUDGE_ENGLISH],
  ['British English', SLIPS, 'lang: en-GB\n', JUDGE_ENGLISH],
])('of texts in %s, rules for English judge only what is English', async (_what, text, lang, expected) => {
  const { diagnostics } = await load({ 'notes/2024/first.mdx': note(text, lang) });
  expect(JUDGE_ENGLISH.filter((rule) => diagnostics.some(({ code }) => code === rule))).toEqual(expected);
});

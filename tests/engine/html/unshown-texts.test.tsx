import { readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { describeUnshown } from '../../../renderer/commands/build/describe-unshown';
import { findUnshownTexts, findUnshownWords } from '../../../renderer/commands/build/find-unshown-texts';
import { loadContent } from '../../../renderer/content/index';
import { openSite } from '../../../renderer/content/schema/open-site';
import type { Site } from '../../../renderer/content/schema/site';
import { bodyCompiler } from '../../../renderer/html/compile-mdx';
import { renderEntry } from '../../../renderer/html/document';
import { textsOfLists, unshownTexts } from '../../../renderer/html/unshown-texts';
import { entryAt } from '../../support/outputs-content';
import { renderFrom } from '../../support/render-page';

const FOLDER = '../second-site';
const site = await openSite(`${FOLDER}/pages/site.ts`);
const { content } = await loadContent(`${FOLDER}/content`, { site, today: '2026-11-27' });
if (!content) throw new Error('The content has errors');
const museum = content;

afterEach(() => vi.unstubAllEnvs());

/** What a build reports of a page whose document was changed, and of another page that reads its entry. */
async function reportOf(address: string, change: (html: string) => string, reader = '') {
  vi.stubEnv('CONTENT_DIR', `${FOLDER}/content`);
  const entry = entryAt(museum, address);
  const compile = bodyCompiler(museum.token, site.bodyComponents);
  renderFrom(museum, { loadSite: async () => site, compileBody: compile });
  const html = change(await renderEntry(entry));
  const body = entry.body.trim() === '' ? undefined : await compile(entry);
  const common = { hash: '', stylesheets: [], links: [], anchors: [], pictures: [], videos: [] };
  const dependencies = [JSON.stringify({ page: address, part: 'facts' })];
  const pages = [
    { ...common, address, dependencies, files: ['own.html'], unshown: unshownTexts(entry, html, site, body) },
    { ...common, address: '/reader', dependencies, files: ['reader.html'], unshown: [] },
  ];
  const lost = findUnshownTexts(
    () => pages,
    (file) => (file === 'own.html' ? html : reader),
  );
  return describeUnshown(lost, museum, site satisfies Site);
}

test.each([...museum.entries.keys()])('every text of %s is on its page', async (address) => {
  expect(await reportOf(address, (html) => html)).toBe('');
});

const NOTE = 'Vom 24. Dezember bis zum 1. Januar ist geschlossen.';
const MESSAGE = 'This text is on no page';

test('a field that a component ignores is reported at its line', async () => {
  const report = await reportOf('/besuch', (html) => html.replaceAll(NOTE, ''));
  const file = readFileSync(`${FOLDER}/content/seiten/besuch.mdx`, 'utf8').split('\n');
  const line = file.findIndex((each) => each.includes(NOTE)) + 1;
  expect(report).toContain(`content/seiten/besuch.mdx:${line}:`);
  expect(report).toMatch(/warning {3}texts-are-shown/);
  expect(report).toMatch(/This text is on no page: the component of hours does not draw note\./);
});

test('a text that another page shows is not reported', async () => {
  expect(await reportOf('/besuch', (html) => html.replaceAll(NOTE, ''), `<li>${NOTE}</li>`)).toBe('');
});

test('a text that a component splits, or sets as printers do, is there', async () => {
  expect(
    await reportOf('/besuch', (html) =>
      html.replaceAll(NOTE, '<b>Vom</b> 24. Dezember bis zum 1. Januar ist\u00a0ge<i>schlossen</i>.'),
    ),
  ).toBe('');
});

test('the words of a component in a body are reported at their line', async () => {
  const report = await reportOf('/termine/plaetzchen-nach-gewicht', (html) => html.replaceAll('16 Gramm', ''));
  expect(report).toContain('content/termine/plaetzchen-nach-gewicht.mdx:');
  expect(report).toContain(MESSAGE);
  expect(report).toContain('component of the body');
});

test('a body that the template leaves out is one report', async () => {
  const report = await reportOf('/termine/eichtag', (html) => html.replaceAll(/<p>.*?<\/p>/gs, ''));
  expect(report.split(MESSAGE)).toHaveLength(2);
});

test('a text of a data file that no page shows is reported at its line', async () => {
  vi.stubEnv('CONTENT_DIR', `${FOLDER}/content`);
  const [skip, menu] = ['Zum Inhalt springen', 'Hauptmenü'] as const;
  const common = { hash: '', stylesheets: [], links: [], anchors: [], pictures: [], videos: [], unshown: [] };
  const pages = ['/a', '/b'].map((address) => ({ ...common, address, dependencies: [], files: [`${address}.html`] }));
  const words = textsOfLists(site, museum).filter(({ text }) => text === skip || text === menu);
  const lost = findUnshownWords(
    words,
    () => pages,
    (file) => (file === '/b.html' ? `<a>${skip}</a>` : ''),
  );
  const report = describeUnshown(lost, museum, site satisfies Site);
  expect(report).toContain('content/worte.yaml:2:7   warning   texts-are-shown');
  expect(report).toContain('This text is on no page: none asks for menu.');
  expect(report).not.toContain(skip);
});

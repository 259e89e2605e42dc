import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { formatSummary, printTerminal } from '../../renderer/content/diagnostics/reporters/terminal';
import { loadContent } from '../../renderer/content/index';
import { formatDate } from '../../renderer/content/schema/format-date';
import { openSite } from '../../renderer/content/schema/open-site';
import { renderEntry, renderNotFound } from '../../renderer/html/document';
import { withItsTemplate } from '../../renderer/html/templates';
import { llms } from '../../renderer/outputs/llms';
import { pictureOf } from '../../renderer/outputs/social-images/social-image';
import { entryAt } from '../support/outputs-content';
import { renderFrom } from '../support/render-page';
import { readSettings } from '../support/settings';
import { temporaryFolder } from '../support/temporary-folder';

const FOLDER = '../second-site';
const site = await openSite(`${FOLDER}/pages/site.ts`);

const PAGES = [
  ...['/', '/besuch', '/impressum', '/sammlung'],
  ...['/exponate/briefwaage', '/exponate/heuwaage', '/exponate/muenzwaage'],
  ...['/termine/abend-der-goldwaagen', '/termine/eichtag', '/termine/plaetzchen-nach-gewicht'],
];

const load = (root: string) => loadContent(root, { site, today: '2026-11-27' });

/** The content of the museum, prepared for rendering. */
async function museum() {
  const { content = expect.fail('The content has errors') } = await load(join(FOLDER, 'content'));
  const settings = { ...readSettings({}), SITE_URL: site.url };
  renderFrom(content, { loadSite: async () => site, settings });
  return content;
}

test('its content passes all rules', async () => {
  const { diagnostics, sources } = await load(join(FOLDER, 'content'));
  expect(printTerminal(diagnostics, sources)).toBe('');
});

test('an error is shown at its line, in the words of the site where it has any, and else in English', async () => {
  const root = join(temporaryFolder(), 'content');
  for (const folder of ['content', 'mistakes/content']) cpSync(join(FOLDER, folder), root, { recursive: true });
  const { diagnostics, sources } = await load(root);
  const expected = readFileSync(join(FOLDER, 'mistakes/expected.txt'), 'utf8');
  const printed = `${printTerminal(diagnostics, sources, site.messages)}\n${formatSummary(diagnostics, sources.size, site.messages)}`;
  expect(printed.trimEnd()).toBe(expected.trimEnd());
});

test('every page is rendered in German, in the layout of the site', async () => {
  const content = await museum();
  expect([...content.entries.keys()].sort()).toEqual(PAGES.sort());
  for (const entry of content.entries.values()) {
    const html = await renderEntry(entry);
    expect(html).toContain('<html lang="de">');
    expect(html).toContain('<meta property="og:locale" content="de_DE"/>');
    expect(html).toContain('>Zum Inhalt springen</a>');
    expect(html).toContain(`<link rel="canonical" href="https://waagen.example${entry.address}"/>`);
    expect(html.match(/<h1/g)).toHaveLength(1);
  }
  expect(await renderNotFound()).toContain('<h1>Hier liegt nichts auf der Waage</h1>');
});

test('dates, quotation marks and structured data belong to the site', async () => {
  const content = await museum();
  const html = await renderEntry(entryAt(content, '/termine/eichtag'));
  expect(html).toContain('<time dateTime="2027-01-16">16. Januar 2027</time>, 13 bis 16 Uhr');
  expect(html).toContain('meldet sich bis zum Vortag an: post@waagen.example.');
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  const things: { '@type': string }[] = JSON.parse(json)['@graph'];
  const thing = (type: string) => things.find((each) => each['@type'] === type);
  expect(thing('Event')).toMatchObject({ name: 'Eichtag', startDate: '2027-01-16' });
  expect(thing('WebPage')).toMatchObject({ inLanguage: 'de', name: 'Eichtag: Wir prüfen die Heuwaage' });
  expect(JSON.stringify(thing('BreadcrumbList'))).toContain('https://waagen.example/besuch');
  expect(await renderEntry(entryAt(content, '/exponate/muenzwaage'))).toContain('„echt“');
});

test('texts use the components of the site, and its pictures are as wide as its own places', async () => {
  const content = await museum();
  const cookies = await renderEntry(entryAt(content, '/termine/plaetzchen-nach-gewicht'));
  expect(cookies).toContain('<p class="umrechnung"><b>Ein Lot</b> = 16 Gramm</p>');
  const collection = await renderEntry(entryAt(content, '/sammlung'));
  const [, figure = ''] = /<figure>(.*?)<\/figure>/s.exec(collection) ?? [];
  expect(figure).toContain('sizes="(min-width: 45rem) 42rem, 93vw"');
  expect(figure).toMatch(/balkenwaage-360\S+ 360w, \S+ 720w, \S+ 1344w"/);
  expect(figure).toContain('<figcaption><p>Die Balkenwaage am Eingang: Was hängt links?</p></figcaption>');
  const coins = await renderEntry(entryAt(content, '/exponate/muenzwaage'));
  expect(coins).toMatch(/<img src="\/media\/sizes\/balkenwaage-320\.[^"]+\.jpg"/);
});

test('social images have the texts of the templates, in German', async () => {
  const content = await museum();
  const pictureAt = async (address: string) =>
    pictureOf(await withItsTemplate(entryAt(content, address), site), site.about(content).name, content);
  expect(await pictureAt('/termine/eichtag')).toMatchObject({ kicker: '16. Januar 2027', headline: 'Eichtag' });
  expect(await pictureAt('/exponate/heuwaage')).toMatchObject({ kicker: 'Sammlung' });
});

/** The words of a text, apart from numbers and single letters. */
const wordsIn = (text: string) => new Set(text.toLowerCase().match(/\p{L}{2,}/gu));

/** What visitors see or hear of a document: its texts, and the texts of attributes. */
function shownIn(html: string): string {
  const root = parse(html.replace('<!DOCTYPE html>', '').replaceAll('<', ' <').replaceAll(' </script', '</script'), {
    blockTextElements: { script: false, style: false },
  });
  const named = root.querySelectorAll('[aria-label], [alt], [title]');
  const labels = named.flatMap((element) => ['aria-label', 'alt', 'title'].map((name) => element.getAttribute(name)));
  return [root.text, ...labels].join('\n');
}

test('no word of its pages comes from the engine, not even for footnotes and further pages', async () => {
  const content = await museum();
  const files = readdirSync(join(FOLDER, 'content'), { recursive: true, encoding: 'utf8' });
  const texts = files
    .filter((file) => /\.(?:mdx|yaml)$/.test(file))
    .map((file) => readFileSync(join(FOLDER, 'content', file), 'utf8'));
  const months = Array.from({ length: 12 }, (_, month) =>
    formatDate(`2026-${String(month + 1).padStart(2, '0')}-01`, 'de-DE'),
  );
  const known = wordsIn([...texts, ...months].join('\n'));
  const pages = await Promise.all([...content.entries.values()].map(renderEntry));
  expect(pages.join()).toContain('aria-label="Zurück zur Stelle 1"');
  const { furtherPage } = site.labels(content);
  const further = furtherPage({ head: entryAt(content, '/sammlung').data, number: 2, count: 3 });
  const index = llms({ content, siteUrl: site.url }, site).replaceAll(/\(https:[^)]*\)/g, '');
  const shown = [...pages, await renderNotFound()].map(shownIn);
  const others = [...wordsIn([...shown, index, JSON.stringify(Object.values(further))].join('\n'))].filter(
    (word) => !known.has(word),
  );
  expect(others).toEqual([]);
});

import { builtPages } from '../built-pages';
import { expect, test } from '../site';
import { mainOf, partOf, readingOf, readingsOf, sectionOf } from './page-parts';

/** Decisions: the figures are the agency's own statements, each with its condition beside it. */
test('no page calls a figure invented', () => {
  const calling = builtPages.filter(({ root }) => /illustrative|demonstration/i.test(root.textContent));
  expect(calling.map(({ address }) => address)).toEqual([]);
});

test('each large figure has its condition beside it', () => {
  const without = builtPages.flatMap(({ address, root }) =>
    root
      .querySelectorAll('[data-section="hero"] .ledger > div, [data-section="stats"] dl > div')
      .filter((tile) => (tile.querySelectorAll('dd')[1]?.textContent.trim() ?? '') === '')
      .map((tile) => `${address}: ${tile.textContent}`),
  );
  expect(without).toEqual([]);
  expect(readingsOf(sectionOf('/', 'services'), 'article p:has(strong) + p').every((each) => /\w/.test(each))).toBe(
    true,
  );
});

test('320% and 3.2x refer to the previous revenue, and are the same result', () => {
  const main = sectionOf('/whatsapp-growth', 'hero').textContent + sectionOf('/whatsapp-growth', 'stats').textContent;
  expect(main.match(/of the revenue before/gi)).toHaveLength(2);
  expect(readingOf(sectionOf('/figures', 'spans'))).toContain('220% more');
});

test.describe('/figures', () => {
  const rows = () => sectionOf('/figures', 'figures').querySelectorAll('tr[id]');

  test('is a table with a row for each figure: label, condition, source, and pages', () => {
    expect(readingsOf(sectionOf('/figures', 'figures'), 'thead th')).toEqual([
      ...['Figure', 'What is counted', 'Under what condition', 'Source'],
    ]);
    expect(rows().length).toBeGreaterThan(40);
    const incomplete = rows().filter(
      (row) =>
        row.querySelectorAll('th, td').some((cell) => !/\w/.test(cell.textContent)) ||
        !/Since \S.*Last checked \S/.test(readingOf(row)) ||
        row.querySelector('details a[href]') === null,
    );
    expect(incomplete.map(({ id }) => id)).toEqual([]);
  });

  test('names our own records, or an external publisher, as the source', () => {
    const sourceOf = (id: string) => {
      const row = rows().find((each) => each.id === `figure-${id}`);
      return row ? readingOf(partOf(row, 'td:last-child')) : undefined;
    };
    for (const own of ['clients', 'growth', 'rating', 'whatsapp-revenue', 'ai-roi']) {
      expect(sourceOf(own)).toContain('Our own records');
    }
    expect(sourceOf('whatsapp-users')).toContain('Statista');
    expect(sourceOf('mobile-users')).toContain('Radicati');
    expect(sourceOf('internet-users')).toContain('DataReportal');
  });
});

test('no example project contains a figure of ours', () => {
  for (const address of [
    '/whatsapp-growth',
    '/mobile-app-development',
    '/website-development',
    '/ai-agents-chatbots',
  ]) {
    const examples = sectionOf(address, 'portfolio');
    const ours = readingsOf(mainOf(address), '.ledger-value');
    expect(ours.length).toBeGreaterThanOrEqual(4);
    expect(ours.filter((value) => readingOf(examples).includes(value))).toEqual([]);
    const labels = ['The problem', 'We would build', 'Its measure', 'People keep:', 'Time'];
    for (const label of readingsOf(examples, 'li dt')) expect(labels).toContain(label);
  }
});

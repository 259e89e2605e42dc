import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { asTyped } from '../../support/as-typed';
import { builtPages } from '../support/built-pages';

test('the register of figures has for each its label, what it counts, its source, dates, and pages', () => {
  const rows = builtPages.flatMap(({ root }) => root.querySelectorAll('[data-section="figures"] tr[id]'));
  expect(rows.length).toBeGreaterThan(0);
  const incomplete = rows.filter(
    (row) =>
      // Only some have a condition, between what they count and their source.
      row.querySelectorAll('th, td:nth-child(2), td:last-child').some((cell) => !/\w/.test(cell.textContent)) ||
      row.querySelectorAll('time, td').length < 3 ||
      row.querySelector('details a[href]') === null,
  );
  expect(incomplete.map(({ id }) => id)).toEqual([]);
});

test('no example project contains a figure of ours', () => {
  const contained = builtPages.flatMap(({ address, root }) => {
    const ours = root.querySelectorAll('.ledger-value').map(({ text }) => text.trim());
    const examples = root.querySelector('[data-section="portfolio"]')?.text ?? '';
    return ours.filter((value) => value !== '' && examples.includes(value)).map((value) => `${address}: ${value}`);
  });
  expect(contained).toEqual([]);
});

test('each download has the type and size that it shows', () => {
  for (const { address, root } of builtPages) {
    for (const link of root.querySelectorAll('[data-section="media-kit"] a[download]')) {
      const href = link.getAttribute('href') ?? '';
      const body = readFileSync(join('dist/client', href));
      const line = asTyped(link.closest('li')?.text ?? '');
      expect(line, address).toContain(href.split('.').at(-1)?.toUpperCase());
      expect(line, address).toContain(`${Math.round(body.length / 1024).toLocaleString('en-US')} KB`);
    }
  }
});

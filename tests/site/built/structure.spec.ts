import { expect, test } from 'vitest';
import { builtPages, nameOf } from '../support/built-pages';

test('the same functions have the same names on every page (3.2.4)', () => {
  const names = new Map<string, Set<string>>();
  for (const { root } of builtPages) {
    for (const island of root.querySelectorAll('[data-island]')) {
      const kind = island.getAttribute('data-island') ?? '';
      for (const part of island.querySelectorAll('form, [type=submit], label, [role=group]')) {
        // Ids may differ from page to page, names may not.
        const key = `${kind} ${part.rawTagName} ${island.querySelectorAll(part.rawTagName).indexOf(part)}`;
        names.set(key, (names.get(key) ?? new Set()).add(nameOf(part, root)));
      }
    }
    for (const trail of root.querySelectorAll('main nav:has(> ol [aria-current=page])')) {
      names.set('breadcrumbs', (names.get('breadcrumbs') ?? new Set()).add(nameOf(trail, root)));
    }
  }
  expect(names.size).toBeGreaterThan(8);
  expect([...names].filter(([, called]) => called.size > 1)).toEqual([]);
});

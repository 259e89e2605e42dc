import { expect, test } from '@playwright/test';
import type { HTMLElement } from 'node-html-parser';
import { builtPages, nameOf, textOf } from '../built-pages';

/** Words that do not describe the target of a link. */
const VAGUE = /^(?:here|click here|more|read more|learn more|details|link|download)$/i;

/** Checks every built page. @param faultsOf the errors of a page, one per line */
function everyPage(faultsOf: (root: HTMLElement, address: string) => string[]) {
  const faults = builtPages.flatMap(({ address, root }) =>
    faultsOf(root, address).map((fault) => `${address}: ${fault}`),
  );
  expect(faults).toEqual([]);
}

test('every page has a language (WCAG 3.1.1)', () => {
  everyPage((root) => (root.querySelector('html')?.getAttribute('lang') === 'en' ? [] : ['no language']));
});

test('every page has one header, one main part and one footer, in this order (1.3.1)', () => {
  everyPage((root) => {
    const parts = root.querySelectorAll('body > *').map(({ rawTagName }) => rawTagName);
    const landmarks = parts.filter((tag) => ['header', 'main', 'footer'].includes(tag));
    return landmarks.join() === 'header,main,footer' ? [] : [landmarks.join()];
  });
});

test('landmarks of the same kind have different names (2.4.1)', () => {
  everyPage((root) => {
    // The menu of small screens repeats the main menu, but only one of them is shown.
    const landmarks = root.querySelectorAll(
      'nav:not([popover]), main section[aria-label], main section[aria-labelledby]',
    );
    const names = landmarks.map((landmark) => `${landmark.rawTagName} "${nameOf(landmark, root)}"`);
    return names.filter((name, index) => names.indexOf(name) !== index || name.endsWith('""'));
  });
});

test('every page has one headline, and no heading skips a level (1.3.1, 2.4.6)', () => {
  everyPage((root) => {
    const headings = root.querySelectorAll('h1, h2, h3, h4, h5, h6');
    const levels = headings.map(({ rawTagName }) => Number(rawTagName.slice(1)));
    return levels.flatMap((level, index) => {
      const before = levels[index - 1] ?? 0;
      const isWrong = level > before + 1 || (level === 1 && index > 0);
      return isWrong ? [`h${level} "${headings[index]?.text}" after h${before}`] : [];
    });
  });
});

test('accessible names include the visible text (2.5.3)', () => {
  everyPage((root) =>
    root.querySelectorAll('a[aria-label], button[aria-label]').flatMap((control) => {
      const visible = textOf(control, '[aria-hidden=true], .sr-only');
      const name = nameOf(control, root);
      return name.toLowerCase().includes(visible.toLowerCase()) ? [] : [`"${visible}" is called "${name}"`];
    }),
  );
});

test('every link and button has a descriptive name, and links with the same name have the same target (2.4.4)', () => {
  everyPage((root) => {
    const targets = new Map<string, string>();
    return root.querySelectorAll('a[href], button').flatMap((control) => {
      const name = nameOf(control, root);
      const href = control.getAttribute('href') ?? 'button';
      const other = targets.get(name) ?? href;
      targets.set(name, href);
      if (name === '' || VAGUE.test(name)) return [`"${name}" leads to ${href}`];
      return other === href ? [] : [`"${name}" leads to ${href} and to ${other}`];
    });
  });
});

test('the header and the footer are the same on every page, help included (3.2.3, 3.2.4, 3.2.6)', () => {
  const furniture = ['a', 'nav', 'button', 'h2'].map(
    (tag) => `body > ${tag}, header[data-site] ${tag}, footer[data-site] ${tag}`,
  );
  const read = (root: HTMLElement) =>
    root
      .querySelectorAll(furniture.join())
      .map((part) => `${part.rawTagName} "${nameOf(part, root)}" ${part.getAttribute('href') ?? ''}`);
  const expected = read(builtPages[0].root);
  expect(expected).toContain('a "Contact Us" /contact');
  expect(expected).toContain('a "Contact" /contact');
  for (const { address, root } of builtPages) expect(read(root), address).toEqual(expected);
});

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

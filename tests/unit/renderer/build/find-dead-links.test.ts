import { expect, test } from 'vitest';
import { findDeadLinks } from '../../../../renderer/build/find-dead-links';
import type { MadePage } from '../../../../renderer/build/made-page';

/** What is wrong on a site of two pages, of which one has these links. */
function deadLinksOf(...links: string[]): string[] {
  const home = page('/', 'index.html', links, ['top']);
  const about = page('/about', 'about.html', [], ['team']);
  return findDeadLinks(['/index.html', '/about.html', '/assets/site.css', '/media/kit.zip'], () => [home, about]);
}

function page(address: string, file: string, links: string[], anchors: string[]): MadePage {
  return { address, hash: '', parts: [], files: [file], links, anchors };
}

test('pages, files, places in them and whatever is not of the site are alive', () => {
  const links = ['/', '/about', '/about#team', '/#top', '/about?from=home', '/assets/site.css', '/media/kit.zip'];
  const elsewhere = ['https://else.example/x', 'mailto:us@else.example', 'tel:+155501', 'data:,', '?page=2', ''];
  expect(deadLinksOf(...links, ...elsewhere)).toEqual([]);
});

test('each link to a page, a file or a place that is not there is found, with the page that has it', () => {
  const links = ['/abuot', '/about#staff', '#bottom', '/#team', '/assets/old.css', 'about'];
  expect(deadLinksOf('/about', ...links)).toEqual(links.map((link) => `/index.html → ${link}`));
});

import { expect, test } from 'vitest';
import { findDeadLinks } from '../../../../renderer/commands/build/find-dead-links';
import type { PageRecord } from '../../../../renderer/html/rendered-page';

/** The dead links of a site with two pages, one of them with these links. */
function deadLinksOf(...links: string[]): string[] {
  const home = page('/', 'index.html', links, ['top']);
  const about = page('/about', 'about.html', [], ['team', 'größe']);
  const media = ['/media/kit.zip', '/media/the till.pdf', '/media/größe.pdf', '/media/a & b.pdf'];
  return findDeadLinks(['/index.html', '/about.html', '/assets/site.css', ...media], () => [home, about]);
}

function page(address: string, file: string, links: string[], anchors: string[]): PageRecord {
  return {
    address,
    hash: '',
    dependencies: [],
    files: [file],
    stylesheets: [],
    links,
    anchors,
    unshown: [],
    pictures: [],
    videos: [],
  };
}

test('links to pages, files, their anchors and other sites are alive', () => {
  const links = ['/', '/about', '/about#team', '/#top', '/about?from=home', '/assets/site.css', '/media/kit.zip'];
  const elsewhere = ['https://else.example/x', 'mailto:us@else.example', 'tel:+155501', 'data:,', '?page=2', ''];
  expect(deadLinksOf(...links, ...elsewhere)).toEqual([]);
});

test('anchors in files other than pages, and queries of files, are ignored', () => {
  expect(deadLinksOf('/media/kit.zip#page=2', '/media/kit.zip?download', '/media/a%20%26%20b.pdf')).toEqual([]);
});

test('each link to a missing page, file or anchor is found, along with its page', () => {
  const links = ['/abuot', '/about#staff', '#bottom', '/#team', '/assets/old.css', 'about'];
  expect(deadLinksOf('/about', ...links)).toEqual(links.map((link) => `/index.html → ${link}`));
});

test('percent-encoded spaces and letters are decoded, and malformed addresses are dead links', () => {
  expect(deadLinksOf('/media/the%20till.pdf', '/media/gr%C3%B6%C3%9Fe.pdf', '/about#gr%C3%B6%C3%9Fe')).toEqual([]);
  expect(deadLinksOf('/media/100%.pdf')).toEqual(['/index.html → /media/100%.pdf']);
});

import { expect, test } from 'vitest';
import { linksInHtml } from '../../../renderer/html/links-in-html';

test('the links and anchors of a document are found', () => {
  const html = `<html><head><link rel="canonical" href="https://tallwind.example/about"/>
    <link rel="stylesheet" href="/assets/site.css"/></head>
    <body><a href="#team">Team</a><a class="x" href="/work?from=home&amp;to=end">Work</a><a href="/work#first">First</a>
    <a href="/work#first">Again</a><h2 id="team">Team</h2><img alt="" src="/media/team.avif"/>
    <script src="/assets/menu.js"></script></body></html>`;
  expect(linksInHtml(html)).toEqual({
    links: ['/assets/site.css', '/work?from=home&to=end', '/work#first', '/media/team.avif', '/assets/menu.js'],
    anchors: ['team'],
  });
});

test('a link to a missing anchor of the same document is included', () => {
  const html = '<a href="#team">Team</a><a href="#crew">Crew</a><h2 id="crew">Crew</h2>';
  expect(linksInHtml(html).links).toEqual(['#team']);
});

test('a link to an existing anchor of the same document is omitted, and character references are decoded', () => {
  const html = `<a href="#%C3%BCber-uns">Über uns</a><h2 id="über-uns">Über uns</h2>
    <a href="/media/o&#x27;hara.pdf">O’Hara</a>`;
  expect(linksInHtml(html)).toEqual({ links: ["/media/o'hara.pdf"], anchors: ['über-uns'] });
});

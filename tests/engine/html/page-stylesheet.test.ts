import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { linkJoined, stylesheetJoiner, stylesheetsToJoin } from '../../../renderer/html/page-stylesheet';
import { temporaryFolder } from '../../support/temporary-folder';

const FOLDER = 'assets/static';
const linkTo = (name: string) => `<link rel="stylesheet" href="/${FOLDER}/${name}" data-precedence="component"/>`;
const SHARED = '<link rel="stylesheet" type="text/css" href="/assets/static/styles.css">';

function siteWith(files: Record<string, string>): string {
  const client = temporaryFolder();
  mkdirSync(join(client, FOLDER), { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(client, FOLDER, name), text);
  return client;
}

test('the stylesheets of components are combined in order, in addition to the global stylesheet', () => {
  const client = siteWith({ 'hero.css': '.hero{color:red}', 'rack.css': '.rack{color:blue}' });
  const html = `<head>${SHARED}${linkTo('rack.css')}${linkTo('hero.css')}</head>`;
  const joined = stylesheetJoiner(client)(stylesheetsToJoin(html));
  expect(joined).toMatch(/^\/assets\/static\/page\.[\w-]{8}\.css$/);
  expect(readFileSync(join(client, joined), 'utf8')).toBe('.rack{color:blue}.hero{color:red}');
  expect(linkJoined(html, joined)).toBe(`<head>${SHARED}${linkTo(joined.replace(`/${FOLDER}/`, ''))}</head>`);
});

test('pages with the same components share a file, and a single component keeps its own file', () => {
  const client = siteWith({ 'hero.css': '.hero{color:red}', 'rack.css': '.rack{color:blue}' });
  const both = stylesheetsToJoin(`${linkTo('hero.css')}${linkTo('rack.css')}`);
  expect(stylesheetJoiner(client)(both)).toBe(stylesheetJoiner(client)(both));
  expect(stylesheetsToJoin(linkTo('hero.css'))).toEqual([]);
  expect(readdirSync(`${client}/${FOLDER}`)).toHaveLength(3);
});

import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { joinStylesheets } from '../../../../renderer/html/page-stylesheet';
import { temporaryFolder } from '../../../support/temporary-folder';

const FOLDER = 'assets/static';
const linkTo = (name: string) => `<link rel="stylesheet" href="/${FOLDER}/${name}" data-precedence="component"/>`;
const SHARED = '<link rel="stylesheet" type="text/css" href="/assets/static/styles.css">';

function siteWith(files: Record<string, string>): string {
  const client = temporaryFolder();
  mkdirSync(join(client, FOLDER), { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(client, FOLDER, name), text);
  return client;
}

test('the stylesheets of components become one, in their order, beside the one of all pages', () => {
  const client = siteWith({ 'hero.css': '.hero{color:red}', 'rack.css': '.rack{color:blue}' });
  const html = joinStylesheets(client)(`<head>${SHARED}${linkTo('rack.css')}${linkTo('hero.css')}</head>`);
  const [, name = ''] = /href="\/assets\/static\/(page\.[\w-]{8}\.css)"/.exec(html) ?? [];
  expect(html).toBe(`<head>${SHARED}${linkTo(name)}</head>`);
  expect(readFileSync(join(client, FOLDER, name), 'utf8')).toBe('.rack{color:blue}.hero{color:red}');
});

test('pages with the same components share the file, and one component keeps its own', () => {
  const client = siteWith({ 'hero.css': '.hero{color:red}', 'rack.css': '.rack{color:blue}' });
  const join = joinStylesheets(client);
  const both = `${linkTo('hero.css')}${linkTo('rack.css')}`;
  expect(join(both)).toBe(join(both));
  expect(join(linkTo('hero.css'))).toBe(linkTo('hero.css'));
  expect(readdirSync(`${client}/${FOLDER}`)).toHaveLength(3);
});

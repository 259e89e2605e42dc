import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { withVersionsAsOne } from '../../../../renderer/commands/test/link-versions';

function named(html: string) {
  const root = parse(html);
  return withVersionsAsOne(root.querySelectorAll('a, button'), root).map(({ name, href }) => `${name} ${href}`);
}

test('versions of a link, which follow each other and lead to places of one page, are one link to that page', () => {
  expect(named('<a href="/till#sat">Tills</a> <a href="/till#sun">Tills</a> <a href="/till">Tills</a>')).toEqual([
    'Tills /till',
  ]);
  expect(named('<a href="#sat.demo">Demo</a> <a href="#sun.demo">Demo</a>')).toEqual(['Demo #']);
});

test('all other links keep the places that they lead to', () => {
  expect(
    named('<a href="/till#use">Use</a> <p>or</p> <a href="/till#care">Care</a> <a href="/till#use">Use</a>'),
  ).toEqual(['Use /till#use', 'Care /till#care', 'Use /till#use']);
  expect(
    named('<a href="/till">Tills</a> <a href="/scale">Tills</a> <button>Tills</button><button>Tills</button>'),
  ).toEqual(['Tills /till', 'Tills /scale', 'Tills ', 'Tills ']);
});

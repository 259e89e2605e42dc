import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Diagnostic } from '../../../../renderer/content/diagnostics/diagnostic';
import { contentOf } from '../../../support/content-of';
import { loadCached } from '../../../support/load-cached';

const FIXTURES = '../rules';

/** The rules whose suggestion is exactly what to type, with the fixtures in which it is only an example. */
const RULES: Record<string, RegExp> = {
  'address-is-well-formed': /anchor|underscore|words(?!-for)|javascript|picture|file$/,
  'redirects-lead-to-this-site': /mail|other-site/,
  'old-address-is-well-formed': /other-site|parameter|star|wildcard|latin|query$/,
  'phone-number-is-international': /digit-|no-number|unknown|german/,
  'email-and-phone-links-are-valid': /mail|query|digit-|no-digits/,
  'external-links-are-well-formed': /^(?!.*(?:loopback|local|every|private))/,
  'links-are-safe': /^(?!.*(?:mail|telephone|loopback|own-computer|capital))/,
};

/** The text to type in the last line of a suggestion. */
const TYPED = /(?::[ ]{3}|Did you mean )(\S+?(?: [\d() -]+)?)\??(?= {3}|$)/;

/** The site's own number is valid, but another rule asks for its token. */
const NEXT = 'contact-details-come-from-site-yaml';

async function errorsOf(root: string): Promise<readonly Diagnostic[]> {
  const { diagnostics } = await loadCached(root);
  return diagnostics.filter(({ severity, code }) => severity === 'error' && code !== NEXT);
}

/** A file with the reported text replaced by the suggestion. */
function followed(
  { file, line, column, endColumn, suggestion = '' }: Diagnostic,
  root: string,
): Record<string, string> {
  const [, typed] = TYPED.exec(suggestion) ?? [];
  expect(typed, suggestion).toBeDefined();
  const path = file.replace(/^content\//, '');
  const lines = readFileSync(`${root}/${path}`, 'utf8').split('\n');
  const source = lines[line - 1] ?? '';
  lines[line - 1] = source.slice(0, column - 1) + typed + source.slice(endColumn - 1);
  return { [path]: lines.join('\n') };
}

describe.each(Object.entries(RULES))('%s', (rule, examples) => {
  const names = readdirSync(`${FIXTURES}/${rule}`).filter((name) => /^bad-[\w-]+$/.test(name) && !examples.test(name));
  test.each(names)('%s: the suggestion passes the check', async (name) => {
    const overlay = `${FIXTURES}/${rule}/${name}`;
    const root = contentOf({}, overlay);
    const [error] = (await errorsOf(root)).filter(({ code }) => code === rule);
    if (!error) throw new Error('The fixture has no error of its rule.');
    const left = await errorsOf(contentOf(followed(error, root), overlay));
    expect(left.map(({ code, message }) => `${code}: ${message}`)).toEqual([]);
  });
});

const LINES = readdirSync(`${FIXTURES}/yaml-is-well-formed`).filter((name) =>
  /^bad-(?:(?:first-)?section-(?!with-its)|\w+-without-its-)[\w-]+$/.test(name),
);

test.each(LINES)('%s: the suggested line passes the check', async (name) => {
  const overlay = `${FIXTURES}/yaml-is-well-formed/${name}`;
  const root = contentOf({}, overlay);
  const [error] = await errorsOf(root);
  const path = error?.file.replace(/^content\//, '') ?? '';
  const lines = readFileSync(`${root}/${path}`, 'utf8').split('\n');
  lines[(error?.line ?? 0) - 1] = error?.suggestion?.split('\n').at(-1) ?? '';
  expect(await errorsOf(contentOf({ [path]: lines.join('\n') }, overlay))).toEqual([]);
});

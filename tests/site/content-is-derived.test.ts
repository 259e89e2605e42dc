import { readFileSync } from 'node:fs';
import { transformSync } from 'esbuild';
import { globSync } from 'tinyglobby';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { words } from '../../components/model/lists/words';
import { escapePattern } from '../../renderer/content/text/escape-pattern';
import { loadCached } from '../support/load-cached';
import { site } from '../support/site';

/** Tests that follow drawn scenes of the home page and of chats step by step, and spell out what these say. */
const OF_SCENES = ['tests/site/e2e/booking.spec.ts', 'tests/site/e2e/layout.spec.ts'];

const { files } = await loadCached('content');
const values = files.flatMap(({ data }) => stringsIn(data)).map(plain);
/** What the small content of other tests has in common with this one. */
const labels = files
  .filter(({ list }) => list === words.name)
  .flatMap(({ data }) => stringsIn(data))
  .map(plain);
/** All that content says: the values of fields, and bodies. */
const said = [...values, ...files.map(({ path }) => plain(readFileSync(`content/${path}`, 'utf8')))].join('\n');
const addresses = new Set(files.map(({ address }) => address));
/** Where the specification names addresses, no editor renames them. */
const specified = readFileSync('tests/specification.yaml', 'utf8');

/** What is typed once and may be typed otherwise tomorrow: an address of e-mail, a phone number, or a figure with a unit. */
const FACT = /^\S+@\S+\.\w+$|^\+?[\d ()-]{9,}$|^\$?\d[\d,.]*\s?(?:%|\+|x)$/;

/** So many words in a row are no coincidence. */
const MANY_WORDS = /(?:\S+ ){4}\S/;

/** Whether an editor would have to change a text of a test, too. */
function isOfEditors(literal: string): boolean {
  const text = plain(literal);
  const address = site.typeOf(text)?.address ?? text.replace(/#.*/, '');
  if (addresses.has(address)) return !isWordOf(address, specified);
  if (FACT.test(text) || MANY_WORDS.test(text)) return isWordOf(text, said);
  return text.includes(' ') && values.includes(text);
}

/** One word is in many texts. */
function isLabel(literal: string): boolean {
  const text = plain(literal);
  return text.includes(' ') && labels.includes(text);
}

function isWordOf(part: string, whole: string): boolean {
  return new RegExp(`(?<![\\p{L}\\d/])${escapePattern(part)}(?![\\p{L}\\d/-])`, 'iu').test(whole);
}

/** Straight quotation marks, and single spaces. */
function plain(text: string): string {
  return text.replaceAll(/[‘’]/g, "'").replaceAll(/[“”]/g, '"').replaceAll(/\s+/g, ' ').trim();
}

function stringsIn(data: unknown): string[] {
  if (typeof data === 'string') return [data];
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(stringsIn) : [];
}

/** Tests of the built site, and what reads the folder of the content. */
function isOnContent(file: string, texts: readonly string[]): boolean {
  return (
    /^tests\/site\/(?:e2e|browsers|hosts|built)\//.test(file) || texts.some((text) => /^content(?:\/|$)/.test(text))
  );
}

/** The texts in the code of a test, without those of its comments and imports, and the names of tests. */
function textsOf(file: string): string[] {
  const { code } = transformSync(readFileSync(file, 'utf8'), { loader: file.endsWith('x') ? 'tsx' : 'ts' });
  return textsBelow(parseAst(code));
}

function textsBelow(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(textsBelow);
  if (typeof node !== 'object' || node === null) return [];
  if (!('type' in node) || node.type === 'ImportDeclaration') return [];
  if ('regex' in node) return stringsIn(node.regex).flatMap((pattern) => pattern.split(/[^\p{L}\d ',:-]+/u));
  if (node.type === 'Literal' && 'value' in node) return typeof node.value === 'string' ? [node.value] : [];
  if (node.type === 'TemplateElement' && 'value' in node) return stringsIn(node.value).slice(0, 1);
  if ('callee' in node && 'arguments' in node && Array.isArray(node.arguments))
    return textsBelow([node.callee, ...node.arguments.slice(isTest(node.callee) ? 1 : 0)]);
  return Object.values(node).flatMap(textsBelow);
}

const isTest = (callee: unknown) => /"name":"(?:test|describe)"/.test(JSON.stringify(callee));

test('no test holds what editors may change', () => {
  const found = globSync('tests/site/**/*.{ts,tsx}', { ignore: OF_SCENES }).flatMap((file) => {
    const lines = readFileSync(file, 'utf8').split('\n');
    const texts = [...new Set(textsOf(file))];
    const isWrong = isOnContent(file, texts) ? isOfEditors : isLabel;
    return texts
      .filter(isWrong)
      .map((text) => `${file}:${lines.findIndex((line) => line.includes(text.slice(0, 20))) + 1}: ${text}`);
  });
  expect(found, 'Derive these texts from content/, or ask for them in tests/specification.yaml').toEqual([]);
});

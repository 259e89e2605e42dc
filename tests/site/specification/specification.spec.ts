import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { printTerminal } from '../../../renderer/content/diagnostics/reporters/terminal';
import { addressOfHtmlFile } from '../../../renderer/content/schema/urls';
import { parseHtml } from '../../../renderer/html/parse-html';
import { type BuiltDocument, differencesOf } from './differences';

const FILE = 'tests/specification.yaml';
const CLIENT = 'dist/client';

const documents: BuiltDocument[] = readdirSync(CLIENT, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html') && file !== '404.html')
  .map((file) => ({
    address: addressOfHtmlFile(`/${file.replaceAll('\\', '/')}`),
    root: parseHtml(readFileSync(`${CLIENT}/${file}`, 'utf8')),
  }));

test('every page says what is specified', () => {
  const text = readFileSync(FILE, 'utf8');
  const differences = differencesOf(FILE, text, documents);
  expect(differences, `\n${printTerminal(differences, new Map([[FILE, text]]))}`).toHaveLength(0);
});

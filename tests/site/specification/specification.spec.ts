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
    root: withOneBooking(parseHtml(readFileSync(`${CLIENT}/${file}`, 'utf8'))),
  }));

/** What a page shows before the visitor books: other variants are in the page, too. */
function withOneBooking(root: ReturnType<typeof parseHtml>) {
  const others = '[data-m]:not([data-m="2"]), [data-n]:not([data-n="2"]), [data-chosen="yes"]';
  for (const other of root.querySelectorAll(others)) other.remove();
  return root;
}

test('every page says what is specified', () => {
  const text = readFileSync(FILE, 'utf8');
  const differences = differencesOf(FILE, text, documents);
  expect(differences, `\n${printTerminal(differences, new Map([[FILE, text]]))}`).toHaveLength(0);
});

import { readFileSync } from 'node:fs';
import { glob } from 'tinyglobby';
import { expect, test } from 'vitest';
import { isScalar, parseDocument, visit } from 'yaml';
import { bodyCompiler } from '../../../renderer/html/compile-mdx';
import { contentOf } from '../../support/content-of';
import { loadCached } from '../../support/load-cached';

/** A token whose value contains a token. */
const TOKEN = '[[site.blurb]]';

/** Variants of a file, each with the token at the end of one text. */
function* withToken(source: string): Generator<string> {
  const [, opening = '', yaml = '', rest = ''] = /^(---\n)?(.*?)((?:\n---\n.*)?)$/s.exec(source) ?? [];
  const document = parseDocument(yaml);
  const values: { value: unknown }[] = [];
  visit(document, { Scalar: (key, node) => void (key === 'key' || !isScalar(node) || values.push(node)) });
  for (const node of values) {
    const { value } = node;
    node.value = `${String(value)} ${TOKEN}`;
    yield `${opening}${document.toString()}${rest.replace(/^\n/, '')}`;
    node.value = value;
  }
}

test('a token is an error or filled in, wherever it is typed', async () => {
  const blurb = 'A small site of [[site.name]].';
  const base = {
    'site.yaml': readFileSync('content/site.yaml', 'utf8').replace(/(?<=blurb: ).*/, `"${blurb}"`),
  };
  const root = contentOf(base);
  let filled = 0;
  for (const file of await glob('**/*.{yaml,mdx}', { cwd: root })) {
    if (file === 'words.yaml') continue;
    const source = readFileSync(`${root}/${file}`, 'utf8');
    for (const text of withToken(source)) {
      const { content } = await loadCached(root, { texts: new Map([[file, text]]) });
      if (!content) continue;
      filled += 1;
      const { entries, tokens: _, ...others } = content.data;
      const shown = [...entries.values()].map(({ body: _body, ...entry }) => entry);
      expect(JSON.stringify([others, shown])).not.toMatch(/\[\[[^[\]"]*[^[\]",\d]\]\]/);
    }
  }
  expect(filled).toBeGreaterThan(10);
});

test('a body shows no brackets instead of tokens', async () => {
  const root = contentOf();
  const { content } = await loadCached(root);
  const tills = content?.entries.get('/solutions/tills');
  expect(content && tills).toBeDefined();
  if (!content || !tills) return;
  const blurb = '[[site.name]] serves [[clients]].';
  const compile = bodyCompiler((id) => (id === 'site.blurb' ? blurb : content.token(id)), {});
  const Body = await compile({ body: 'It says: [[site.blurb]]', file: tills.file });
  expect(JSON.stringify(Body({}))).toContain('Tallwind serves 10,000+.');
});

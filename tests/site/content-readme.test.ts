import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { printTerminal } from '../../renderer/content/diagnostics/reporters/terminal';
import { loadCached } from '../support/load-cached';
import { photo } from '../support/photo';
import { temporaryFolder } from '../support/temporary-folder';

const readme = readFileSync('content/README.md', 'utf8');
const examples = [...readme.matchAll(/^```(?:mdx|yaml) (\S+)\n([\s\S]*?)^```$/gm)].map(([, path = '', text = '']) => ({
  path,
  text,
}));

test('the editors’ page has an example of each kind', () => {
  const kinds = examples.map(({ path }) => path.split('/')[0]).sort();
  expect(kinds).toEqual([
    'authors',
    'blog',
    'careers',
    'categories.yaml',
    'claims.yaml',
    'legal',
    'media-kit.yaml',
    'pages',
    'partners.yaml',
    'press',
    'redirects.yaml',
    'solutions',
    'vocabulary.yaml',
  ]);
});

test('every example passes the check as part of the real content', async () => {
  const root = join(temporaryFolder(), 'content');
  cpSync('content', root, { recursive: true });
  for (const { path, text } of examples) {
    const isList = path.endsWith('.yaml');
    writeFileSync(join(root, path), isList ? `${readFileSync(join(root, path), 'utf8')}\n${text}` : text);
  }
  cpSync(join(root, 'media/media-kit/colors-and-type.pdf'), join(root, 'media/media-kit/brand-guide.pdf'));
  for (const name of ['counter.jpg', 'ada.jpg']) writeFileSync(join(root, 'media', name), await photo());
  cpSync(join(root, 'media/partners/wordferry.svg'), join(root, 'media/partners/hollowbrook-print.svg'));
  const hub = join(root, 'solutions/retain-customers.mdx');
  writeFileSync(hub, readFileSync(hub, 'utf8').replace(/^items:\n/m, 'items:\n  - page: /solutions/returns\n'));
  const { diagnostics, sources } = await loadCached(root);
  // An unused claim is only a warning.
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  expect(printTerminal(errors, sources)).toBe('');
});

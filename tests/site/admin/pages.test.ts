import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { bundleForBrowsers } from '../../../renderer/admin/build/bundle-admin.worker';
import { folderFacts } from '../../../renderer/admin/build/folder-facts';
import type { BuiltFacts } from '../../../renderer/admin/built-facts';
import { componentStylesheets } from '../../../renderer/vite/component-stylesheets';
import { loadCached } from '../../support/load-cached';
import { renderPage } from '../../support/render-page';
import { sampleAddresses } from '../support/sample-addresses';

const folder = mkdtempSync(join(tmpdir(), 'tallwind-admin-'));
afterAll(() => rmSync(folder, { recursive: true }));

const HEAD = '<link rel="stylesheet" href="/assets/all.css">';

test('without Node and without eval, each page is as it is built', async () => {
  const built = await bundleForBrowsers('tests/site/support/admin-pages.ts', folder);
  const outputs = [built].flat().flatMap((each) => ('output' in each ? each.output : []));
  const chunks = outputs.flatMap((each) => (each.type === 'chunk' ? [each] : []));
  const ofNode = chunks.filter(({ imports }) => imports.some((each) => isBuiltin(each)));
  // They draw a file, which pages only link to.
  expect(ofNode.map(({ name }) => name)).toEqual(['fact-sheet-pdf', 'draw-fact-sheet']);
  const entry = chunks.find(({ isEntry }) => isEntry);
  const facts: BuiltFacts = {
    ...{ repository: 'studio/site', branch: 'main', host: 'https://api.github.com' },
    ...(await folderFacts('content')),
    ...{ head: HEAD, settings: {} },
    stylesheets: Object.fromEntries(Object.values(componentStylesheets()).map((file) => [file, `/${file}`])),
  };
  const { content } = await loadCached('content', { isPreview: true });
  if (!content) throw new Error('The content has an error');
  const addresses = sampleAddresses(content);
  writeFileSync(join(folder, 'facts.json'), JSON.stringify(facts));
  // A process of its own, in which neither eval nor anything of Node is left once the code is loaded.
  const script = `
    import { readFileSync, writeFileSync } from 'node:fs';
    // React leaves a channel open.
    const exit = process.exit.bind(process);
    const facts = JSON.parse(readFileSync(${JSON.stringify(join(folder, 'facts.json'))}, 'utf8'));
    for (const name of ['process', 'Buffer', 'global', 'require', 'setImmediate']) delete globalThis[name];
    const { documentsOf } = await import(${JSON.stringify(join(folder, entry?.fileName ?? ''))});
    writeFileSync(${JSON.stringify(join(folder, 'shown.json'))}, JSON.stringify(await documentsOf(facts, ${JSON.stringify(addresses)})));
    exit();
  `;
  execFileSync(process.execPath, ['--disallow-code-generation-from-strings', '--input-type=module', '-e', script]);
  const shown: Record<string, string> = JSON.parse(readFileSync(join(folder, 'shown.json'), 'utf8'));
  for (const address of addresses) {
    const entry = content.entries.get(address);
    expect(shown[address]?.replace(HEAD, ''), address).toBe(entry && (await renderPage(entry, content)));
  }
}, 120_000);

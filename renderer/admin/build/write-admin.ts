import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import dictionary from 'dictionary-en';
import { contentRoot } from '../../content/files/content-root';
import type { Site } from '../../content/schema/site';
import type { Settings } from '../../content/settings';
import { ADMIN } from '../../outputs/hosts/file-headers';
import { inCache } from '../../platform/cache-folder.mjs';
import { codeVersion } from '../../platform/code-version.mjs';
import { CODE_FOLDERS } from '../../platform/compiled-commands.mjs';
import { cachedFolder } from '../../platform/disk-cache.mjs';
import { workerProxy } from '../../platform/workers/worker-proxy';
import { componentStylesheets, stylesheetsOf } from '../../vite/component-stylesheets';
import { type BuiltFacts, dictionaryAddress, FACTS } from '../built-facts';
import { ENTRY_FILE } from './bundle-admin.worker';
import { folderFacts } from './folder-facts';

interface AdminBuild {
  site: Site;
  /** The folder of what visitors load. */
  bundle: string;
  /** The output folder of the pages, which are written. */
  client: string;
  settings: Settings;
}

/** Writes the editor beside the pages of a site: its document, its code, and what the build knows of the content. */
export async function writeAdmin({ site, bundle, client, settings }: AdminBuild) {
  const { ADMIN_REPOSITORY: repository, ADMIN_BRANCH: branch, ADMIN_HOST: host } = settings;
  if (repository === undefined) return;
  const folder = await bundled(site.module);
  const { script, stylesheet } = JSON.parse(readFileSync(join(folder, ENTRY_FILE), 'utf8'));
  cpSync(join(folder, 'assets'), join(client, 'assets'), { recursive: true });
  // The framework adds the same to each page: links at the start of its head.
  const [, head = ''] = /<head>((?:<link [^>]*>)*)/.exec(readFileSync(join(client, '404.html'), 'utf8')) ?? [];
  const addressOf = stylesheetsOf(bundle);
  const stylesheets = Object.values(componentStylesheets()).map((file) => [file, addressOf(file)] as const);
  // Pages have them joined, each page its own ones.
  for (const [, address] of stylesheets) cpSync(join(bundle, 'client', address), join(client, address));
  const facts: BuiltFacts = {
    ...{ repository, branch, host, head },
    ...(await folderFacts(contentRoot())),
    stylesheets: Object.fromEntries(stylesheets),
    settings: shownSettings(settings),
  };
  write(client, `${ADMIN}.html`, documentOf(head, script, stylesheet));
  write(client, FACTS, JSON.stringify(facts));
  write(client, dictionaryAddress('aff'), dictionary.aff);
  write(client, dictionaryAddress('dic'), dictionary.dic);
}

/** The bundle, made once for the same code. */
function bundled(module: string): Promise<string> {
  const version = codeVersion([...CODE_FOLDERS, 'public']).slice(0, 16);
  return cachedFolder(inCache('bundles', `admin-${version}`), async (folder) => {
    const { calls, end } = await workerProxy<typeof import('./bundle-admin.worker')>('admin/build/bundle-admin.worker');
    try {
      await calls.bundleAdmin({ module, folder });
    } finally {
      await end();
    }
  });
}

/** Those that every visitor gets anyway: by their names, Vite puts them into what browsers load. */
function shownSettings({ SITE_URL, given }: Settings): Record<string, string> {
  return { SITE_URL, ...Object.fromEntries(Object.entries(given).filter(([name]) => name.startsWith('VITE_'))) };
}

function documentOf(head: string, script: string, stylesheet: string): string {
  return `<!DOCTYPE html>
<html lang="en"><head>${head}<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Edit the site</title><link rel="stylesheet" href="/${stylesheet}"><script type="module" src="/${script}"></script></head><body><div id="admin"></div><noscript>The editor needs JavaScript.</noscript></body></html>
`;
}

function write(client: string, address: string, data: string | Uint8Array) {
  const file = join(client, address);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, data);
}

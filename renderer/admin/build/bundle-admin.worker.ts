import { writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { inEngine } from '../../platform/engine-folder.mjs';

/** Where it says which of its files a page loads first. */
export const ENTRY_FILE = 'entry.json';

/**
 * Bundles the editor with a site, apart from what visitors load.
 * @param work the module of the site, and the folder to write, absolute
 * @throws Error if the bundler fails
 */
export async function bundleAdmin({ module, folder }: { module: string; folder: string }): Promise<void> {
  const built = await bundleForBrowsers(ENTRY, folder, [entryOf(module)]);
  const outputs = [built].flat().flatMap((each) => ('output' in each ? each.output : []));
  const script = outputs.find((each) => each.type === 'chunk' && each.isEntry)?.fileName;
  const stylesheet = outputs.find(({ fileName }) => fileName.endsWith('.css'))?.fileName;
  writeFileSync(join(folder, ENTRY_FILE), JSON.stringify({ script, stylesheet }));
}

/** Bundles a module that needs nothing of Node, with the code of pages, and returns what was written. */
export function bundleForBrowsers(input: string, folder: string, plugins: Plugin[] = []) {
  return build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env': '{}' },
    plugins,
    publicDir: false,
    // What packages have for browsers may need HTML out of texts, which Trusted Types forbid.
    resolve: {
      conditions: ['sitewright-source', 'module', 'worker', 'development|production'],
      // One of its packages requires the other form of it, and the bundle would have both.
      alias: { acorn: fileURLToPath(import.meta.resolve('acorn')) },
    },
    build: {
      outDir: folder,
      emptyOutDir: false,
      assetsDir: 'assets/admin',
      modulePreload: false,
      target: 'es2023',
      // Of the code that draws files, which a browser never loads.
      rollupOptions: { input, preserveEntrySignatures: 'strict', external: isBuiltin },
    },
  });
}

const ENTRY = 'virtual:admin';

/** A site is opened by its path elsewhere; here it is imported by value. */
function entryOf(module: string): Plugin {
  const engine = (path: string) => JSON.stringify(resolve(inEngine(path)));
  const code = `
    import ${engine('admin/without-eval.ts')};
    import ${engine('admin/app/admin.css')};
    import site from ${JSON.stringify(resolve(module))};
    import { start } from ${engine('admin/app/start.tsx')};
    void start(site, ${JSON.stringify(module)});
  `;
  return {
    name: 'entry-of-editor',
    resolveId: (id) => (id === ENTRY ? `\0${ENTRY}` : undefined),
    load: (id) => (id === `\0${ENTRY}` ? code : undefined),
  };
}

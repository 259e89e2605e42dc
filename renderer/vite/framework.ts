import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Framework = typeof import('vite-plugin-ssr/server');

declare global {
  /** Where the framework looks for what its own bundle would contain (loadImportBuild.js of vite-plugin-ssr). */
  var __vite_plugin_ssr__buildGetters: { getters: Record<string, () => Promise<unknown>> } | undefined;
}

/**
 * Loads the framework with the code of the pages, which is compiled together with the commands: a second bundle would take as long
 * as rendering a hundred pages.
 * @param bundle the folder of what browsers load
 * @param pageFiles in the form of the framework's bundle
 * @returns renders the document of an address; throws an Error if that fails or has another status than expected
 */
export async function openFramework(
  bundle: string,
  pageFiles: object,
): Promise<(address: string, status: number) => Promise<string>> {
  const fromJson = (file: string) => async () => JSON.parse(readFileSync(join(bundle, file), 'utf8'));
  globalThis.__vite_plugin_ssr__buildGetters = {
    getters: {
      pageFiles: async () => pageFiles,
      clientManifest: fromJson('assets.json'),
      pluginManifest: fromJson('client/vite-plugin-ssr.json'),
    },
  };
  const { renderPage } = await importFramework();
  return async (address, status) => {
    const { errorWhileRendering, httpResponse } = await renderPage({ urlOriginal: address });
    if (errorWhileRendering || httpResponse?.statusCode !== status) {
      throw new Error(`The page ${address} can't be rendered`, { cause: errorWhileRendering });
    }
    return httpResponse.body;
  };
}

/** Without the framework's warning at each start that it has a new name. */
async function importFramework(): Promise<Framework> {
  const { warn } = console;
  console.warn = () => undefined;
  try {
    return await import('vite-plugin-ssr/server');
  } finally {
    console.warn = warn;
  }
}

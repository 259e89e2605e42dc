import { loadBundle } from './load-bundle';

type Framework = typeof import('vite-plugin-ssr/server');

/**
 * Loads the framework with the bundled code.
 * @param bundle the folder of the bundled code
 * @returns renders the document of an address; throws an Error if that fails or has another status than expected
 */
export async function openFramework(bundle: string): Promise<(address: string, status: number) => Promise<string>> {
  const { renderPage } = await importFramework();
  await loadBundle(bundle);
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

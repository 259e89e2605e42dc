import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writtenIn } from '../platform/written-in.mjs';

type Framework = typeof import('vite-plugin-ssr/server');

declare global {
  /** Where the framework looks for what its own bundle would contain (loadImportBuild.js of vite-plugin-ssr). */
  var __vite_plugin_ssr__buildGetters: { getters: Record<string, () => Promise<unknown>> } | undefined;
}

/** What the framework adds to a document: links at the start of its head, and scripts at the end of its body. */
export interface FrameworkTags {
  head: string;
  body: string;
}

/**
 * What the hooks of pages give the framework in place of a document. It searches for the places of its tags several times, which in a
 * whole document would take as long as all else that it does.
 */
export const OUTLINE = '<html><head></head><body></body></html>';
const WITH_TAGS = /^<html><head>(.*)<\/head><body>(.*)<\/body><\/html>$/s;

/**
 * Loads the framework with the code of the pages, which is compiled together with the commands: a second bundle would take as long
 * as rendering a hundred pages.
 * @param bundle the folder of what browsers load
 * @param pageFiles in the form of the framework's bundle
 * @returns renders the page of an address, whose hook returns OUTLINE; throws an Error, with the place in the site's code where that
 * failed, or if the page has another status than expected
 */
export async function openFramework(
  bundle: string,
  pageFiles: object,
): Promise<(address: string, status: number) => Promise<FrameworkTags>> {
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
    const { errorWhileRendering, httpResponse } = await withoutStack(() => renderPage({ urlOriginal: address }));
    const [, head, body] = WITH_TAGS.exec(httpResponse?.body ?? '') ?? [];
    if (httpResponse?.statusCode !== status || head === undefined || body === undefined) {
      const { site } = writtenIn(errorWhileRendering);
      const place = site === undefined ? '' : `${site}   `;
      throw new Error(`${place}The page ${address} can't be rendered`, { cause: errorWhileRendering });
    }
    return { head, body };
  };
}

/** Without the framework's print of the error that is returned: it names places in compiled code. */
async function withoutStack<T extends { errorWhileRendering?: unknown }>(render: () => Promise<T>): Promise<T> {
  const printed: unknown[][] = [];
  const { error } = console;
  console.error = (...values) => printed.push(values);
  try {
    const rendered = await render();
    const { errorWhileRendering: failure } = rendered;
    const stack = failure instanceof Error ? failure.stack : undefined;
    const isStack = ([first]: unknown[]) => stack !== undefined && String(first).includes(stack);
    for (const values of printed) if (!isStack(values)) error(...values);
    return rendered;
  } finally {
    console.error = error;
  }
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

import { pathToFileURL } from 'node:url';
import { moduleFile } from '../../platform/compiled-commands.mjs';
import type { SiteDefinition } from './define-site';
import { type Site, siteOf } from './site';

/**
 * Opens a site.
 * @param module its path from the root of the project, such as pages/site.ts
 */
export async function openSite(module: string): Promise<Site> {
  const loaded: { default: SiteDefinition } = await import(pathToFileURL(moduleFile(module)).href);
  return siteOf(loaded.default, module);
}

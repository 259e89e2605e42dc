import * as route from './entry.page.route';
import { inEngine } from './platform/engine-folder.mjs';

/** @returns the name of a page file in the list of the framework's bundle */
const at = (file: string) => `/${inEngine(file)}`;

/** The page files of the published site, in the form of the framework's bundle. */
export const pageFiles = {
  isGeneratedFile: true,
  pageConfigs: [],
  pageConfigGlobal: { onBeforeRoute: null, onPrerenderStart: null },
  pageFilesList: [],
  neverLoaded: {},
  pageFilesLazy: {
    '.page': {},
    '.page.server': {
      [at('entry.page.server.ts')]: () => import('./entry.page.server'),
      [at('_error.page.server.ts')]: () => import('./_error.page.server'),
    },
  },
  pageFilesEager: { '.page.route': { [at('entry.page.route.ts')]: route } },
  pageFilesExportNamesLazy: {},
  // It has no exports: browsers run it, and it is never imported here.
  pageFilesExportNamesEager: { '.page.client': { [at('_default.page.client.ts')]: { exportNames: [] } } },
};

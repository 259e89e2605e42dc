import * as route from './entry.page.route';

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
      '/renderer/entry.page.server.ts': () => import('./entry.page.server'),
      '/renderer/_error.page.server.ts': () => import('./_error.page.server'),
    },
  },
  pageFilesEager: { '.page.route': { '/renderer/entry.page.route.ts': route } },
  pageFilesExportNamesLazy: {},
  // It has no exports: browsers run it, and it is never imported here.
  pageFilesExportNamesEager: { '.page.client': { '/renderer/_default.page.client.ts': { exportNames: [] } } },
};

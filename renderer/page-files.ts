import * as route from '../pages/entry/entry.page.route';

/** The page files of the published site, in the form in which the framework's bundle has them. */
export const pageFiles = {
  isGeneratedFile: true,
  pageConfigs: [],
  pageConfigGlobal: { onBeforeRoute: null, onPrerenderStart: null },
  pageFilesList: [],
  neverLoaded: {},
  pageFilesLazy: {
    '.page': {},
    '.page.server': {
      '/pages/entry/entry.page.server.tsx': () => import('../pages/entry/entry.page.server'),
      '/renderer/_default.page.server.tsx': () => import('./_default.page.server'),
      '/renderer/_error.page.server.tsx': () => import('./_error.page.server'),
    },
  },
  pageFilesEager: { '.page.route': { '/pages/entry/entry.page.route.ts': route } },
  pageFilesExportNamesLazy: {},
  // It has no exports: browsers run it, and it is never imported here.
  pageFilesExportNamesEager: { '.page.client': { '/renderer/_default.page.client.ts': { exportNames: [] } } },
};

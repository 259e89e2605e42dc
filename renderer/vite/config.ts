import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import ssr from 'vite-plugin-ssr/plugin';
import { readEnvFiles } from '../content/env-files';
import { contentRoot } from '../content/files/content-root';
import { openSite } from '../content/schema/open-site';
import { contentPlugin } from '../dev/content-plugin';
import { inlineEdit } from '../dev/inline-edit/plugin';
import { refuseHost } from '../dev/refuse-host';
import { ENGINE, inEngine } from '../platform/engine-folder.mjs';
import { browserStyles } from './browser-styles';
import { componentStylesheets } from './component-stylesheets';
import { fromEngine, limitPageGlob } from './limit-page-glob';
import { noClientRouter } from './no-client-router';
import { noPreloadHelper } from './no-preload-helper';
import { serverOnlyStyles } from './server-only-styles';

/** The module of the site that is developed. */
const SITE = 'pages/site.ts';

/** Which variables are settings. */
const { url, settings } = await openSite(SITE);

export default defineConfig(({ mode }) => {
  readEnvFiles(mode, { url, settings });
  return {
    // Its code is compiled as that of the site, below node_modules, too, where no tsconfig.json counts.
    esbuild: { jsx: 'automatic' },
    ssr: { noExternal: [ENGINE] },
    optimizeDeps: { exclude: [ENGINE] },
    plugins: [
      tailwindcss(),
      refuseHost(),
      contentPlugin(SITE),
      browserStyles(),
      inlineEdit(SITE),
      limitPageGlob(),
      noPreloadHelper(),
      noClientRouter(),
      serverOnlyStyles(),
      // commands/build/ bundles and makes the pages itself.
      fromEngine(ssr({ disableAutoFullBuild: true })),
    ],
    // The code that renders a page is prepared at once, not a file when the one before it asks for it.
    environments: { ssr: { dev: { preTransformRequests: true } } },
    server: {
      warmup: {
        ssrFiles: [inEngine('entry.page.server.ts'), SITE, '{components,pages}/looks.tsx', 'pages/*/template.tsx'],
      },
      // What Vite denies by itself, and what else may be secret or personal: with --host the network can ask. The content is
      // served by its own plugin, which follows no links.
      fs: {
        deny: [
          '.env',
          '.env.*',
          '*.{crt,pem,key}',
          '**/.git/**',
          '.npmrc',
          '*.jsonl',
          '*.sqlite*',
          `${contentRoot().replaceAll('\\', '/')}/**`,
        ],
      },
    },
    build: {
      target: 'es2022',
      assetsInlineLimit: 0,
      modulePreload: false,
      rollupOptions: { input: componentStylesheets() },
      // React has its code twice, and asks for the one of development where no build gets.
      commonjsOptions: { ignore: (id) => id.endsWith('.development.js') },
    },
  };
});

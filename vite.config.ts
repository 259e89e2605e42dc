import { resolve } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import ssr from 'vite-plugin-ssr/plugin';
import { contentRoot } from './renderer/content/files/content-root';
import { openSite } from './renderer/content/schema/open-site';
import { contentPlugin } from './renderer/dev/content-plugin';
import { inlineEdit } from './renderer/dev/inline-edit/plugin';
import { readEnvFiles } from './renderer/env-files';
import { inSite } from './renderer/platform/site-folder.mjs';
import { browserStyles } from './renderer/vite/browser-styles';
import { componentStylesheets } from './renderer/vite/component-stylesheets';
import { limitPageGlob } from './renderer/vite/limit-page-glob';
import { noClientRouter } from './renderer/vite/no-client-router';
import { noPreloadHelper } from './renderer/vite/no-preload-helper';
import { serverOnlyStyles } from './renderer/vite/server-only-styles';

/** The module of the site that is developed. */
const SITE = inSite('pages/site.ts');

/** What the engine imports of another site: package.json names what it imports of this one. */
const OF_ANOTHER = {
  '#islands': 'components/islands/registry.ts',
  '#gallery': 'components/gallery.tsx',
  '#styles.css': 'components/styles/styles.css',
};
const alias = Object.entries(process.env.SITE_FOLDER ? OF_ANOTHER : {}).map(([find, file]) => ({
  find,
  replacement: resolve(inSite(file)),
}));

/** Which variables are settings. */
const { url, settings } = await openSite(SITE);

export default defineConfig(({ mode }) => {
  readEnvFiles(mode, { url, settings });
  return {
    publicDir: inSite('public'),
    resolve: { alias },
    plugins: [
      tailwindcss(),
      contentPlugin(SITE),
      browserStyles(),
      inlineEdit(SITE),
      limitPageGlob(),
      noPreloadHelper(),
      noClientRouter(),
      serverOnlyStyles(),
      // scripts/build/ bundles and makes the pages itself.
      ssr({ disableAutoFullBuild: true }),
    ],
    // The code that renders a page is prepared at once, not a file when the one before it asks for it.
    environments: { ssr: { dev: { preTransformRequests: true } } },
    server: {
      warmup: {
        ssrFiles: [
          'renderer/entry.page.server.ts',
          SITE,
          inSite('components/looks.tsx'),
          inSite('pages/*/template.tsx'),
        ],
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

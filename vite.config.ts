import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import ssr from 'vite-plugin-ssr/plugin';
import { stylesOfPages } from './renderer/build/styles-of-pages';
import { wherePagesLie } from './renderer/build/where-pages-lie';
import { withoutPreloadHelper } from './renderer/build/without-preload-helper';
import { withoutRouter } from './renderer/build/without-router';
import { clickToEdit } from './renderer/click-to-edit/plugin';
import { contentRoot } from './renderer/content/root';
import { contentPlugin } from './renderer/content-plugin';
import { readEnvFiles } from './renderer/env-files';
import { stylesForBrowsers } from './renderer/styles-plugin';

export default defineConfig(({ mode }) => {
  readEnvFiles(mode);
  return {
    plugins: [
      react(),
      tailwindcss(),
      contentPlugin(),
      stylesForBrowsers(),
      clickToEdit(),
      wherePagesLie(),
      withoutPreloadHelper(),
      withoutRouter(),
      stylesOfPages(),
      // renderer/build/ bundles and makes the pages itself.
      ssr({ disableAutoFullBuild: true }),
    ],
    // The code that renders a page is prepared at once, not a file when the one before it asks for it.
    environments: { ssr: { dev: { preTransformRequests: true } } },
    server: {
      warmup: { ssrFiles: ['renderer/_default.page.server.tsx', 'pages/page/*.page.server.ts'] },
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
          `${contentRoot().replaceAll('\\', '/')}/**`,
        ],
      },
    },
    build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: false },
  };
});

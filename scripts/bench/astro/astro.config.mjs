import mdx from '@astrojs/mdx';
import { defineConfig } from 'astro/config';

// The defaults are in node_modules, which copies of the site share.
export default defineConfig({ integrations: [mdx()], cacheDir: '.cache', vite: { cacheDir: '.cache/vite' } });

import type { Plugin } from 'vite';

/**
 * In development: style sheets are made for browsers alone. The server would make each of them as well, and throw it away,
 * while somebody waits for the first page.
 */
export function browserStyles(): Plugin {
  return {
    name: 'styles-for-browsers',
    apply: 'serve',
    enforce: 'pre',
    load(id) {
      return this.environment.name === 'ssr' && id.endsWith('.css') ? '' : undefined;
    },
  };
}

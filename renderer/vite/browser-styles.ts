import type { Plugin } from 'vite';

/**
 * In development, compiles style sheets for browsers only. The server would compile each of them too, and discard the result,
 * while the engineer waits for the first page.
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

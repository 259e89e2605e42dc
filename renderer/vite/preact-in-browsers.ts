import type { Plugin } from 'vite';

/** What replaces each module of React. */
const REPLACEMENTS = new Map([
  ['react', 'preact/compat'],
  ['react-dom', 'preact/compat'],
  ['react-dom/client', 'preact/compat/client'],
  ['react/jsx-runtime', 'preact/compat/jsx-runtime'],
  ['react/jsx-dev-runtime', 'preact/compat/jsx-dev-runtime'],
]);

/**
 * Gives browsers Preact in place of React, a ninth of its size: only the islands run there. The server renders with React.
 * resolve.alias would replace it on both sides.
 */
export function preactInBrowsers(): Plugin {
  return {
    name: 'preact-in-browsers',
    enforce: 'pre',
    // Otherwise Vite would find it while the first page with an island is open, and reload that page.
    config: () => ({ optimizeDeps: { include: [...new Set(REPLACEMENTS.values())] } }),
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId(source, importer, options) {
      const replacement = REPLACEMENTS.get(source);
      return replacement && this.resolve(replacement, importer, { ...options, skipSelf: true });
    },
  };
}

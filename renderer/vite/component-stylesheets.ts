import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';

/** The files that the bundler wrote for each file that it read (Vite's manifest). */
type Manifest = Record<string, { file: string }>;

/** The stylesheets of single components. The bundler gets each as an input, so that a page loads only those of its components. */
export function componentStylesheets(): Record<string, string> {
  // All pages have the stylesheets of components/styles.
  const files = globSync('{components,pages}/**/*.css', { ignore: 'components/styles/**' }).sort();
  return Object.fromEntries(files.map((file) => [file.slice(0, -'.css'.length), file]));
}

/**
 * The addresses of the stylesheets in a bundle.
 * @param bundle the folder of what browsers load
 * @returns the address of a file, by its path in the site; throws an Error if it is not in the bundle
 */
export function stylesheetsOf(bundle: string): (file: string) => string {
  const manifest: Manifest = JSON.parse(readFileSync(join(bundle, 'assets.json'), 'utf8'));
  return (file) => {
    const bundled = manifest[file];
    if (!bundled) throw new Error(`The bundle has no stylesheet ${file}`);
    return `/${bundled.file}`;
  };
}

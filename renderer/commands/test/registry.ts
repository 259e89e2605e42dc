import { basename } from 'node:path/posix';
import type { BrowserCheck, Check } from './define-check';

/** The checks that read finished pages, by name. */
export const checks = () => named(import.meta.glob<Check>(['./checks/*.ts'], { eager: true, import: 'default' }));

/** The checks that need a browser, by name. */
export const browserChecks = () =>
  named(import.meta.glob<BrowserCheck>(['./browser-checks/*.ts'], { eager: true, import: 'default' }));

function named<Each>(files: Readonly<Record<string, Each>>): [name: string, check: Each][] {
  return Object.entries(files).map(([file, check]) => [basename(file, '.ts'), check]);
}

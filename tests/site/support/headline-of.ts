import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The headline of a page in content/, so that tests don't depend on its words. @throws if the page has none */
export function headlineOf(file: string): string {
  const [, headline] = /^ {4}title: (.*)$/m.exec(readFileSync(join('content', file), 'utf8')) ?? [];
  if (headline === undefined) throw new Error(`${file} has no headline`);
  return headline;
}

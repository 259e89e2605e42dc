import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';

/** The first published content file of a pattern, such as blog/*.mdx. @throws Error if there is none */
export function firstFile(pattern: string): string {
  return firstWith(pattern, /^/).file;
}

/** The first published content file of a pattern that has a text, and what was found. @throws Error if there is none */
export function firstWith(pattern: string, text: RegExp): { file: string; found: RegExpExecArray } {
  for (const file of globSync(pattern, { cwd: 'content' }).sort()) {
    const source = readFileSync(join('content', file), 'utf8');
    const found = /^draft: true$/m.test(source) ? null : text.exec(source);
    if (found) return { file, found };
  }
  throw new Error(`No file of content/${pattern} has ${text}`);
}

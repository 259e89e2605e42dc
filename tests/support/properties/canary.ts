import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { articleText } from '../article-text';

/** A secret in the environment and in files outside the content folder, which no output may contain. */
export const CANARY = ['canary', 'outside', 'content', '7f3a'].join('-');

/** The environment variable that holds it. */
const CANARY_VARIABLE = 'CANARY_OF_THE_TESTS';

/** The files next to the content folder that contain the canary, by path. */
export const CANARY_FILES = ['secret.txt', 'secret.mdx', 'secret.yaml', 'secret.png', '.env', 'beside/page.mdx'];

const article = articleText({
  title: `${CANARY} as a title`,
  description:
    'An article outside the content folder, which nothing in that folder may bring onto the site in any way at all.',
  name: CANARY,
  excerpt: `Two sentences. ${CANARY}.`,
  body: CANARY,
});

/**
 * Plants the canary in places that hostile content might read.
 * @param folder the parent of the content folder
 */
export function plantCanary(folder: string) {
  process.env[CANARY_VARIABLE] = CANARY;
  mkdirSync(join(folder, 'beside'), { recursive: true });
  for (const path of CANARY_FILES) writeFileSync(join(folder, path), textOf(path));
}

/** Whether every file with the canary is unchanged. */
export function isCanaryWhole(folder: string): boolean {
  return CANARY_FILES.every((path) => {
    const file = join(folder, path);
    return existsSync(file) && readFileSync(file, 'utf8') === textOf(path);
  });
}

function textOf(path: string): string {
  return path.endsWith('.mdx') ? article : `${CANARY}\n`;
}

/** Addresses, expressions and tokens that would reveal the canary if anything resolved them. */
export const ATTEMPTS = [
  ...CANARY_FILES.flatMap((path) => [`../${path}`, `/../${path}`, `/media/../../${path}`, `/media/..%2f..%2f${path}`]),
  `{process.env.${CANARY_VARIABLE}}`,
  `{globalThis.process.env['${CANARY_VARIABLE}']}`,
  `[[process.env.${CANARY_VARIABLE}]]`,
  `[[${CANARY_VARIABLE}]]`,
  `[[site.constructor.constructor]]`,
  `\${${CANARY_VARIABLE}}`,
  `$${CANARY_VARIABLE}`,
  `%${CANARY_VARIABLE}%`,
  `<!--#include file="../secret.txt" -->`,
  `import secret from '../secret.mdx'`,
  `export { default } from '../secret.mdx'`,
  `!include ../secret.yaml`,
  `!!js/function "function () { return process.env.${CANARY_VARIABLE} }"`,
  `<<: *secret`,
];

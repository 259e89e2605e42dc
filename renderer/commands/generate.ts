/**
 * Writes the files of the repository that are made from others: all of them, or those of one name. For anyone who changes a rule,
 * a schema, or the look of sections or the logo: npm run generate, npm run generate -- rules.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { didYouMean } from '../content/text/did-you-mean';
import { editorFiles } from './generate/editor-files';
import { rulesPage } from './generate/rules-page';
import { writeSectionPictures } from './generate/section-pictures';
import { exitWith } from './shared/arguments';
import { runOrExit } from './shared/run-or-exit';

const generators: Record<string, () => void | Promise<void>> = {
  /** The page of all rules for editors. */
  rules: () => writeFileSync('docs/rules.md', rulesPage()),
  /** What tells editors, and their programs, what content may say. */
  schemas: () => {
    rmSync('.vscode/schemas', { recursive: true, force: true });
    for (const [path, text] of editorFiles()) {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
    }
  },
  'section-pictures': writeSectionPictures,
};

const names = Object.keys(generators);
const [wanted] = process.argv.slice(2);
if (wanted !== undefined && !names.includes(wanted))
  exitWith(`Nothing generated is called "${wanted}". ${didYouMean(wanted, names)}`);
if (wanted !== undefined) {
  console.log(`Generating: ${wanted}`);
  await generators[wanted]?.();
} else {
  // A process of its own for each: two development servers in one disturb each other.
  for (const name of names) runOrExit('npm', ['run', '--silent', 'generate', '--', name]);
}

import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { chromium } from 'playwright';
import { didYouMean } from '../../content/text/did-you-mean';
import { exitWith, readArguments } from '../shared/arguments';
import { BROWSER_ARGS } from '../shared/browser-args';
import { findBrowser } from '../shared/find-browser';
import { freePorts } from '../shared/free-ports';
import { runOrExit } from '../shared/run-or-exit';
import { serveDevelopment } from '../shared/serve-development';
import { editorFiles } from './editor-files';
import { sectionTypes } from './new-section';
import { rulesPage } from './rules-page';
import { pictureFileOf, SECTION_PICTURE, takePicture } from './take-picture';

/** What writes some files of the repository, by the name that npm run generate takes. */
type Generators = Readonly<Record<string, () => void | Promise<void>>>;

const ofEngine: Generators = {
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

/**
 * Writes the generated files of the name on the command line, or all. Exits with 2 if there is no such name.
 * @param ofSite the site's own generators
 */
export async function generate(ofSite: Generators = {}): Promise<void> {
  const generators = { ...ofEngine, ...ofSite };
  const names = Object.keys(generators);
  const { positionals } = readArguments(
    { allowPositionals: true },
    `Write one of: ${names.join(', ')}. Without a name, all are written.`,
  );
  const [wanted] = positionals;
  if (wanted === undefined) {
    // A process of its own for each: two development servers in one disturb each other.
    for (const name of names) runOrExit('npm', ['run', '--silent', 'generate', '--', name]);
    return;
  }
  const write = generators[wanted] ?? exitWith(`Nothing generated is called "${wanted}". ${didYouMean(wanted, names)}`);
  console.log(`Generating: ${wanted}`);
  await write();
}

/** Draws the pictures of docs/sections.md: each section type as the component page shows it. */
async function writeSectionPictures() {
  const port = await freePorts(5180, 1);
  const server = await serveDevelopment(port);
  await mkdir('docs/pictures/sections', { recursive: true });
  const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGS });
  const page = await browser.newPage(SECTION_PICTURE);
  for (const type of sectionTypes)
    await takePicture(page, `http://localhost:${port}`, type, `docs/${pictureFileOf(type)}`);
  await browser.close();
  await server.close();
}

// Writes the starter into an empty folder, to which the engine was installed: npx engine init.
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const STARTER = fileURLToPath(new URL('../starter', import.meta.url));
const MANIFEST = 'package.json';

// npm publishes no .gitignore.
const nameOf = (file) => (file === 'gitignore' ? '.gitignore' : file);
const files = readdirSync(STARTER, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => relative(STARTER, join(parentPath, name)));

const taken = files.map(nameOf).filter((file) => file !== MANIFEST && existsSync(file));
if (taken.length > 0) {
  console.error(
    `Nothing was written, because these files exist:\n  ${taken.join('\n  ')}\nRun engine init in an empty folder.`,
  );
  process.exit(1);
}
for (const file of files.filter((file) => file !== MANIFEST)) {
  mkdirSync(dirname(file), { recursive: true });
  copyFileSync(join(STARTER, file), nameOf(file));
}
// npm wrote one with the packages that were installed.
const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});
const own = read(MANIFEST);
const { scripts, ...fields } = read(join(STARTER, MANIFEST));
writeFileSync(MANIFEST, `${JSON.stringify({ ...fields, ...own, scripts: { ...scripts, ...own.scripts } }, null, 2)}\n`);
console.log(`The site is here.

1. npm run dev shows it while you work. Its texts are in content/, its looks in components/.
2. npm run check finds mistakes in the content.
3. npm run build makes the files to publish, in dist/client; npm start builds and serves them.`);

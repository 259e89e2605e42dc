/** Creates a content file to fill in: asks for its kind and title, or takes them as arguments. For editors. */
import { existsSync } from 'node:fs';
import { select, text } from '@clack/prompts';
import { didYouMean } from '../content/text/did-you-mean';
import { ChangeError } from '../platform/change-folder';
import { createNewFile, type NewFile, type NewKind, newKinds, readFolders } from './generate/new-file';
import { insertSection, newSection, sectionTypes, sentenceOf } from './generate/new-section';
import { addressInGallery } from './generate/take-picture';
import { exitOn, exitWith, readArguments } from './shared/arguments';
import { finishInterrupted } from './shared/finish-interrupted';

const kinds = newKinds.map(({ name }) => name);
const USAGE = `Write what to create and its title:   npm run new ${kinds[0]} "Why shops answer late"
Kinds: ${kinds.join(', ')}, section. Options come after two hyphens:
npm run new -- ${kinds[0]} "Why shops answer late" --slug late-answers   (--folder NAME where a kind has several folders)
A section is printed, or put at the end of a page:
npm run new section steps /workshop`;
const canAsk = process.stdin.isTTY && process.stdout.isTTY;

const options = {
  root: { type: 'string', default: 'content', about: 'The folder of the content.' },
  folder: { type: 'string', about: 'Where the kind has several folders, the one to write into.' },
  slug: { type: 'string', about: 'The name of the file, if not that of the title.' },
} as const;
const { values, positionals } = readArguments({ allowPositionals: true, options }, USAGE);
const [givenKind, givenTitle, third, fourth] = positionals;
const isSection = givenKind === 'section';
const stray = isSection ? fourth : third;
if (stray !== undefined) exitWith(`Unexpected argument "${stray}". Put the title in quotes.\n${USAGE}`);
if (!existsSync(values.root)) exitWith(`There is no folder "${values.root}".`);
finishInterrupted(values.root);
await (isSection ? writeSection(givenTitle, third) : writeFile()).catch(exitOn(ChangeError));

async function writeFile() {
  const kind = givenKind === undefined ? await askKind() : readKind(givenKind);
  const title = givenTitle?.trim() || (await askTitle(kind));
  const folder = values.folder ?? (canAsk ? await askFolder(kind) : undefined);
  report(await createNewFile(values.root, { kind, title, folder, slug: values.slug }));
}

/** Prints a section to fill in, or puts it at the end of a page. */
async function writeSection(type: string | undefined, page: string | undefined) {
  if (sectionTypes.length === 0)
    exitWith(
      `This site has no sections: the field sections of pages/site.ts lists them.\ndocs/new-site.md of the engine shows how to write the first one.`,
    );
  if (type === undefined) {
    const types = sectionTypes.map((each) => `  ${each.padEnd(14)}${sentenceOf(each)}`).join('\n');
    exitWith(
      `Write the type of the section:   npm run new section steps\n${types}\ndocs/sections.md shows each of them.`,
    );
  }
  if (page === undefined) {
    console.log(newSection(type).trimEnd());
    return;
  }
  const place = await insertSection(values.root, type, page);
  console.log(`Added a section at ${place}. Replace every TODO; a comment above each field says what to write.`);
  if (existsSync('pages/gallery.tsx'))
    console.log(
      `At the address that npm run dev prints, ${addressInGallery(type)} shows what such a section looks like.`,
    );
}

function report({ label, address, listedIn }: NewFile) {
  const listed = listedIn === undefined ? '' : `\nIt was added to the list in ${listedIn}.`;
  console.log(`Created ${label} (draft).${listed}

1. Open the file and replace every TODO. A comment above each field says what to write.
2. npm run dev shows the page at ${address}, with every TODO marked. npm run check lists those that are left.
3. Delete the line "draft: true" to publish it.`);
}

function readKind(kind: string): NewKind {
  const found = newKinds.find(({ name, newFile }) => kind === name || kind === newFile.label);
  return found ?? exitWith(`There is no kind "${kind}". ${didYouMean(kind, kinds)}`);
}

async function askKind(): Promise<NewKind> {
  const options = newKinds.map(({ name, newFile }) => ({ value: name, label: newFile.label }));
  return readKind(await answerTo(() => select({ message: 'What do you want to create?', options })));
}

async function askTitle(kind: NewKind): Promise<string> {
  const title = await answerTo(() =>
    text({
      message: `What is the title or the name of the ${kind.newFile.label}?`,
      validate: (value) => (value?.trim() ? undefined : 'Write a title. You can change it later.'),
    }),
  );
  return title.trim();
}

async function askFolder(kind: NewKind): Promise<string | undefined> {
  const folders = await readFolders(values.root, kind);
  const options = folders?.map((folder) => ({ value: folder, label: folder }));
  return options && answerTo(() => select({ message: 'In which folder?', options }));
}

/** The answer to a question. Without a terminal, exits with what to write on the command line. */
async function answerTo<Answer extends string>(ask: () => Promise<Answer | symbol>): Promise<Answer> {
  if (!canAsk) exitWith(USAGE);
  const answer = await ask();
  return typeof answer === 'string' ? answer : exitWith('Nothing was written.');
}

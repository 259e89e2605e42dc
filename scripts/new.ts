/** Creates a content file to fill in: asks for its kind and title, or takes them as arguments. For editors. */
import { existsSync } from 'node:fs';
import { select, text } from '@clack/prompts';
import { didYouMean } from '../renderer/content/text/did-you-mean';
import {
  createNewFile,
  isNewKind,
  type NewFile,
  NewFileError,
  type NewKind,
  newKinds,
  readColumns,
} from './generate/new-file';
import { drawnAt, insertSection, newSection, sectionTypes, sentenceOf } from './generate/new-section';
import { exitOn, exitWith, readArguments } from './shared/arguments';

const kinds = Object.keys(newKinds).filter(isNewKind);
const USAGE = `Write what to create and its title:   npm run new article "Why shops answer late"
Kinds: ${kinds.join(', ')}, section. A solution also takes --column, with two hyphens before the options:
npm run new -- solution "Tills" --column business-apps   (--slug NAME sets the file name)
A section is printed, or put at the end of a page:
npm run new section steps /workshop`;
const canAsk = process.stdin.isTTY && process.stdout.isTTY;

const options = {
  root: { type: 'string', default: 'content' },
  column: { type: 'string' },
  slug: { type: 'string' },
} as const;
const { values, positionals } = readArguments({ allowPositionals: true, options }, USAGE);
const [givenKind, givenTitle, third, fourth] = positionals;
const isSection = givenKind === 'section';
const stray = isSection ? fourth : third;
if (stray !== undefined) exitWith(`Unexpected argument "${stray}". Put the title in quotes.\n${USAGE}`);
if (!existsSync(values.root)) exitWith(`There is no folder "${values.root}".`);
await (isSection ? writeSection(givenTitle, third) : writeFile()).catch(exitOn(NewFileError));

async function writeFile() {
  const kind = givenKind === undefined ? await askKind() : readKind(givenKind);
  const title = givenTitle?.trim() || (await askTitle(kind));
  const column = values.column ?? (kind === 'solution' && canAsk ? await askColumn() : undefined);
  report(await createNewFile(values.root, { kind, title, column, slug: values.slug }));
}

/** Prints a section to fill in, or puts it at the end of a page. */
async function writeSection(type: string | undefined, page: string | undefined) {
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
  console.log(`Added a section at ${place}. Replace every TODO; a comment above each field says what to write.
With npm run dev running, ${drawnAt(type)} shows what such a section looks like.`);
}

function report({ label, address, listedIn }: NewFile) {
  const listed = listedIn === undefined ? '' : `\nIt was added to the column ${listedIn}.`;
  console.log(`Created ${label} (draft).${listed}

1. Open the file and replace every TODO. A comment above each field says what to write.
2. npm run dev shows the page at ${address}, with every TODO marked. npm run check lists those that are left.
3. Delete the line "draft: true" to publish it.`);
}

function readKind(kind: string): NewKind {
  const found = kinds.find((known) => kind === known || kind === newKinds[known].name);
  return found ?? exitWith(`There is no kind "${kind}". ${didYouMean(kind, kinds)}`);
}

async function askKind(): Promise<NewKind> {
  return answerTo<NewKind>(() =>
    select({
      message: 'What do you want to create?',
      options: kinds.map((kind) => ({ value: kind, label: newKinds[kind].name })),
    }),
  );
}

async function askTitle(kind: NewKind): Promise<string> {
  const title = await answerTo(() =>
    text({
      message: `What is the title of the ${newKinds[kind].name}?`,
      validate: (value) => (value?.trim() ? undefined : 'Write a title. You can change it later.'),
    }),
  );
  return title.trim();
}

async function askColumn(): Promise<string> {
  const columns = await readColumns(values.root);
  return answerTo(() =>
    select({ message: 'In which column?', options: columns.map((column) => ({ value: column, label: column })) }),
  );
}

/** The answer to a question. Without a terminal, exits with what to write on the command line. */
async function answerTo<Answer extends string>(ask: () => Promise<Answer | symbol>): Promise<Answer> {
  if (!canAsk) exitWith(USAGE);
  const answer = await ask();
  return typeof answer === 'string' ? answer : exitWith('Nothing was written.');
}

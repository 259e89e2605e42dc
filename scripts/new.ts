/** Makes a content file to be filled in: asks what it shall be, or takes it as arguments. For editors. */
import { existsSync } from 'node:fs';
import { select, text } from '@clack/prompts';
import { didYouMean } from '../renderer/content/text/did-you-mean';
import {
  isNewKind,
  makeNewFile,
  type NewFile,
  NewFileError,
  type NewKind,
  newKinds,
  readColumns,
} from './generate/new-file';
import { exitWith, readArguments } from './shared/arguments';

const kinds = Object.keys(newKinds).filter(isNewKind);
const USAGE = `Write what to make and its title:   npm run new article "Why shops answer late"
It can be: ${kinds.join(', ')}. A solution also takes --column, with two hyphens before the options:
npm run new -- solution "Tills" --column business-apps   (--slug NAME sets the file name)`;
const canAsk = process.stdin.isTTY && process.stdout.isTTY;

const options = {
  root: { type: 'string', default: 'content' },
  column: { type: 'string' },
  slug: { type: 'string' },
} as const;
const { values, positionals } = readArguments({ allowPositionals: true, options }, USAGE);
const [givenKind, givenTitle, stray] = positionals;
if (stray !== undefined) exitWith(`What does "${stray}" mean? Put the title into quotes.\n${USAGE}`);
if (!existsSync(values.root)) exitWith(`There is no folder "${values.root}".`);
try {
  const kind = givenKind === undefined ? await askKind() : readKind(givenKind);
  const title = givenTitle?.trim() || (await askTitle(kind));
  const column = values.column ?? (kind === 'solution' && canAsk ? await askColumn() : undefined);
  report(await makeNewFile(values.root, { kind, title, column, slug: values.slug }));
} catch (error) {
  if (error instanceof NewFileError) exitWith(error.message);
  throw error;
}

function report({ label, address, listedIn }: NewFile) {
  const listed = listedIn === undefined ? '' : `\nThe column ${listedIn} lists it now.`;
  console.log(`Made ${label}, a draft.${listed}

1. Open the file and write: every TODO is yours to replace, and each field says what it wants.
2. npm run check names what is left to write. Once nothing is, npm run dev shows the page at ${address}.
3. Delete the line "draft: true" to publish it.`);
}

function readKind(kind: string): NewKind {
  const found = kinds.find((known) => kind === known || kind === newKinds[known].name);
  return found ?? exitWith(`There is no "${kind}" to make. ${didYouMean(kind, kinds)}`);
}

async function askKind(): Promise<NewKind> {
  return answerTo<NewKind>(() =>
    select({
      message: 'What do you want to make?',
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

/** The answer to a question; where nobody can answer, what to write on the command line. */
async function answerTo<Answer extends string>(ask: () => Promise<Answer | symbol>): Promise<Answer> {
  if (!canAsk) exitWith(USAGE);
  const answer = await ask();
  return typeof answer === 'string' ? answer : exitWith('Nothing was written.');
}

/** Removes a page, with the links to it, and redirects its address. For editors. */
import { existsSync } from 'node:fs';
import { text } from '@clack/prompts';
import { printTerminal } from '../content/diagnostics/reporters/terminal';
import { ChangeError } from '../platform/change-folder';
import { addressGiven } from './generate/address-given';
import { planRemoval, type Removal, removePage } from './generate/remove-page';
import { exitOn, exitWith, readArguments } from './shared/arguments';
import { finishInterrupted } from './shared/finish-interrupted';

const USAGE = `Write the address of the page, and the one that its old links should lead to:
npm run remove /workshop /contact`;

const options = { root: { type: 'string', default: 'content', about: 'The folder of the content.' } } as const;
const { values, positionals } = readArguments({ allowPositionals: true, options }, USAGE);
const [address, to, stray] = positionals.map(addressGiven);
if (address === undefined || stray !== undefined) exitWith(USAGE);
if (!existsSync(values.root)) exitWith(`There is no folder "${values.root}".`);
finishInterrupted(values.root);
const removal = await planRemoval(values.root, address).catch(exitOn(ChangeError));
const removed = await removePage(removal, await targetOf(removal)).catch(exitOn(ChangeError));
report(removed, removal);

/** The redirect target: as given, or else as entered in the terminal. */
async function targetOf({ successor, address }: Removal): Promise<string | undefined> {
  if (successor === undefined || to !== undefined) return successor && to;
  if (!process.stdin.isTTY || !process.stdout.isTTY)
    exitWith(`${address} was published, so old links to it exist. Say which page they should lead to, such as ${successor}:
npm run remove ${address} ${successor}
Nothing was changed.`);
  const answer = await text({ message: `Which page should old links to ${address} lead to?`, initialValue: successor });
  return typeof answer === 'string' ? addressGiven(answer.trim()) : exitWith('Nothing was changed.');
}

function report(
  { label, edited, left, sources, unsure }: Awaited<ReturnType<typeof removePage>>,
  { successor }: Removal,
) {
  console.log(`Removed ${label}.`);
  for (const { label: file, removed } of edited)
    console.log(removed.length > 0 ? `\nTaken out of ${file}:\n${removed.join('\n')}` : `\nChanged ${file}.`);
  if (successor === undefined) console.log('\nThe page was never published, so its address needs no redirect.');
  if (unsure.length > 0)
    console.log(`\nNot every link could be read in ${unsure.join(', ')}: look for ${address} there.`);
  if (left.length === 0) console.log('\nnpm run check finds nothing new.');
  else console.log(`\nDecide on what is left, which npm run check reports as well:\n\n${printTerminal(left, sources)}`);
  if (left.some(({ code, fix }) => code === 'internal-links-resolve' && fix))
    console.log('To let these links lead where the address redirects:   npm run check -- --fix');
}

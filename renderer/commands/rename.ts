/** Moves a page to another address, with every link to it and a redirect. For editors. */
import { existsSync } from 'node:fs';
import { ChangeError } from '../platform/change-folder';
import { addressGiven } from './generate/address-given';
import { renamePage } from './generate/rename-page';
import { exitOn, exitWith, readArguments } from './shared/arguments';
import { finishInterrupted } from './shared/finish-interrupted';

const USAGE = 'Write the old address and the new one:   npm run rename /workshop /first-workshop';

const options = { root: { type: 'string', default: 'content', about: 'The folder of the content.' } } as const;
const { values, positionals } = readArguments({ allowPositionals: true, options }, USAGE);
const [from, to, stray] = positionals.map(addressGiven);
if (from === undefined || to === undefined || stray !== undefined) exitWith(USAGE);
if (!existsSync(values.root)) exitWith(`There is no folder "${values.root}".`);
finishInterrupted(values.root);
const renamed = await renamePage(values.root, from, to).catch(exitOn(ChangeError));
const { label, changed, unsure, isRedirected } = renamed;
const others = changed.length === 0 ? '' : `\nAlso changed: ${changed.join(', ')}.`;
const old = isRedirected
  ? 'The old address redirects to the new one.'
  : 'The page was never published, so the old address needs no redirect.';
console.log(`The page ${from} is now ${to}, in ${label}.${others}
${old} npm run check finds no new errors.`);
if (unsure.length > 0)
  console.log(`Fix the errors in ${unsure.join(', ')}, and look for ${from} there: not every link could be read.`);

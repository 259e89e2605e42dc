/** Finds every error in the content, and fixes some. For editors, before a pull request, and for CI. */
import { appendFileSync, statSync } from 'node:fs';
import { printGithub } from '../content/diagnostics/reporters/github';
import { printJson } from '../content/diagnostics/reporters/json';
import { printLines } from '../content/diagnostics/reporters/lines';
import { printRdjson } from '../content/diagnostics/reporters/rdjson';
import { printSarif } from '../content/diagnostics/reporters/sarif';
import { printSummary } from '../content/diagnostics/reporters/summary';
import { formatSummary, printFixed, printTerminal } from '../content/diagnostics/reporters/terminal';
import { readEnvFiles } from '../content/env-files';
import { fixContent } from '../content/fix-files';
import { type LoadResult, loadContent } from '../content/index';
import { FileCache } from '../content/parse/file-cache';
import { rulesOf } from '../content/rules/registry';
import { setBuildDate } from '../content/schema/build-date';
import { didYouMean } from '../content/text/did-you-mean';
import { ChangeError } from '../platform/change-folder';
import { watchFolder } from '../platform/watch-folder';
import { checkBranch } from './branch/check-branch';
import { BaseNotFoundError } from './branch/find-base';
import { listOfRules, printExplanation } from './generate/explain-rule';
import { exitOn, exitWith, readArguments } from './shared/arguments';
import { finishInterrupted } from './shared/finish-interrupted';
import { printUnpublished } from './shared/print-unpublished';
import { site } from './shared/site';

/** The result of the check, and the files of the change if they are known. */
interface Found extends LoadResult {
  changed?: ReadonlySet<string>;
}

const options = {
  root: { type: 'string', default: 'content', about: 'The folder of the content.' },
  'as-of': { type: 'string', about: 'The day to show the site of, such as 2026-03-12.' },
  changed: {
    type: 'boolean',
    default: false,
    about: 'Reports only what this branch changes or breaks. A name after it is that of the base branch.',
  },
  watch: { type: 'boolean', default: false, about: 'Checks again at each change.' },
  explain: { type: 'string', about: 'Explains a rule with an example; without a name, lists all rules.' },
  fix: { type: 'boolean', default: false, about: 'Fixes whatever has only one possible fix, and checks again.' },
  format: {
    type: 'string',
    default: process.env.GITHUB_ACTIONS ? 'github' : 'terminal',
    about: 'Who reads it: terminal, github, json, lines, rdjson, or sarif.',
  },
} as const;
const {
  values,
  positionals: [base, ...others],
} = readArguments({ args: withEmptyExplain(process.argv.slice(2)), allowPositionals: true, options });
const rules = rulesOf(site);
if (values.explain !== undefined) {
  const rule = rules.get(values.explain);
  if (values.explain === '') {
    console.log(listOfRules(rules));
    process.exit();
  }
  if (!rule) exitWith(`There is no rule "${values.explain}". ${didYouMean(values.explain, [...rules.keys()])}`);
  console.log(printExplanation(values.explain, rule));
  process.exit();
}
const printers: Record<string, (found: Found, durationMs: number) => string> = {
  terminal: ({ diagnostics, sources, checked }) =>
    [
      printTerminal(diagnostics, sources, site.messages),
      formatSummary(diagnostics, sources.size, site.messages),
      ...(checked ? [printUnpublished(checked)] : []),
    ]
      .join('\n')
      .trimEnd(),
  github: ({ diagnostics, sources, changed }) =>
    `${printGithub(diagnostics, changed)}\n${formatSummary(diagnostics, sources.size, site.messages)}`,
  json: ({ diagnostics, sources }, durationMs) => printJson(diagnostics, sources.size, durationMs),
  lines: ({ diagnostics, sources }) =>
    `${printLines(diagnostics)}\n${formatSummary(diagnostics, sources.size, site.messages)}`,
  rdjson: ({ diagnostics, sources }) => printRdjson(diagnostics, sources),
  sarif: ({ diagnostics }) => printSarif(diagnostics, rules),
};
const print = printers[values.format];
if (!print) exitWith(`--format must be one of ${Object.keys(printers).join(', ')}, but found "${values.format}".`);
const folder = statSync(values.root, { throwIfNoEntry: false });
if (!folder) exitWith(`There is no folder "${values.root}".`);
if (!folder.isDirectory())
  exitWith(
    `"${values.root}" is a file. --root takes the folder that of the content, whose files are checked together.`,
  );
const mistake = setBuildDate(values['as-of']);
if (mistake) exitWith(mistake);

const stray = values.changed ? others[0] : base;
if (stray !== undefined)
  exitWith(`Unexpected argument "${stray}". Only --changed takes a name: that of the base branch.`);

// The address of the site tells which links lead to it.
readEnvFiles('production', site);
finishInterrupted(values.root);
const cache = FileCache.open(values.root);
if (values.watch) {
  const stop = watchFolder(values.root, async () => {
    console.log(`\n${new Date().toTimeString().slice(0, 8)}`);
    await check(print);
    console.log('Waiting for changes. Press Ctrl+C to stop.');
  });
  process.once('SIGINT', async () => {
    await stop();
    process.exitCode = 0;
  });
} else {
  await check(print);
}

/** The arguments with an empty name after an --explain that has none. */
function withEmptyExplain(args: readonly string[]): string[] {
  return args.map((each, index) =>
    each === '--explain' && /^(?:-|$)/.test(args[index + 1] ?? '') ? '--explain=' : each,
  );
}

async function check(print: (found: Found, durationMs: number) => string) {
  const start = performance.now();
  const { fixed, ...found } = values.fix
    ? await fixContent(values.root, load).catch(exitOn(ChangeError))
    : { ...(await load()), fixed: undefined };
  // Fixes are printed to standard error, because tools read standard output.
  if (fixed) console.error(printFixed(fixed));
  console.log(print(found, performance.now() - start).trimStart());
  const summaryFile = process.env.GITHUB_STEP_SUMMARY;
  if (values.format === 'github' && summaryFile)
    appendFileSync(summaryFile, printSummary(found.diagnostics, found.sources, site.messages));
  cache.save();
  process.exitCode = found.diagnostics.some(({ severity }) => severity === 'error') ? 1 : 0;
}

async function load(texts?: ReadonlyMap<string, string>): Promise<Found> {
  if (!values.changed) return loadContent(values.root, { site, cache, texts });
  const branch = await checkBranch(values.root, base, { cache, texts }).catch(exitOn(BaseNotFoundError));
  const { comparedWith, ...found } = branch;
  console.error(`Compared with ${comparedWith}.`);
  return found;
}

/**
 * Runs Lighthouse over the built site as a phone sees it, and prints a table. For anyone who changes what visitors load:
 * npm run build && npm run audit, or npm run audit -- /about /contact.
 */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { glob } from 'tinyglobby';
import * as z from 'zod';
import { addressOfHtmlFile } from '../content/schema/urls';
import { didYouMean } from '../content/text/did-you-mean';
import { serveSite } from './serve/serve-site';
import { exitWith, readArguments } from './shared/arguments';
import { BROWSER_ARGS } from './shared/browser-args';
import { findBrowser } from './shared/find-browser';

/** Fetched by npx when it is first used: with what it needs it takes more space than all else that tests need. */
const LIGHTHOUSE = 'lighthouse@12.8.2';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** How often a failed measurement is repeated, and how often a page that fell short is measured: then the median counts. */
const RUNS = 3;

/** Of a result in bytes: it holds screenshots. */
const MAX_OUTPUT = 64 * 1024 * 1024;

/** What is read of a result. */
const resultSchema = z.object({
  runtimeError: z.object({ message: z.string() }).optional(),
  categories: z.record(
    z.string(),
    z.object({ score: z.number().nullable(), auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })) }),
  ),
  audits: z.record(
    z.string(),
    z.object({
      title: z.string(),
      score: z.number().nullable(),
      numericValue: z.number().optional(),
      displayValue: z.string().optional(),
    }),
  ),
});
type Result = z.output<typeof resultSchema>;

interface Row {
  address: string;
  scores: number[];
  /** Largest Contentful Paint, seconds. */
  lcp: number;
  /** Cumulative Layout Shift. */
  cls: number;
  /** Total Blocking Time, milliseconds. */
  tbt: number;
  /** What fell short of the full score. */
  findings: string[];
}

const USAGE = 'Write the addresses of the pages, or none for all:   npm run audit -- /about /contact';

const { positionals } = readArguments({ allowPositionals: true }, USAGE);
const all = await allAddresses();
const stray = positionals.find((address) => !all.includes(address));
if (all.length === 0) exitWith('There is no built site in dist. Run npm run build first.');
if (stray !== undefined) exitWith(`The site has no page ${stray}. ${didYouMean(stray, all)}\n${USAGE}`);

const browser = findBrowser();
const server = await serveSite('dist', 0);
console.log(`npx runs ${LIGHTHOUSE}, which it fetches the first time (about 130 MB).`);
const addresses = positionals.length > 0 ? positionals : all;
const rows: Row[] = [];
console.log(`${'address'.padEnd(44)} perf a11y best  seo   LCP    CLS  TBT`);
for (const address of addresses) {
  const row = await audit(address);
  rows.push(row);
  print(row);
}
server.close();

const short = rows.filter(({ scores }) => scores.some((score) => score < 100));
console.log(`\n${rows.length} pages, ${rows.length - short.length} of them with 100 in all four.`);
console.log(`LCP at most ${Math.max(...rows.map(({ lcp }) => lcp)).toFixed(2)} s.`);
if (short.length > 0) process.exitCode = 1;

async function allAddresses(): Promise<string[]> {
  const files = await glob('**/*.html', { cwd: 'dist/client', ignore: '404.html' });
  return files.map((file) => addressOfHtmlFile(`/${file}`)).sort();
}

async function audit(address: string): Promise<Row> {
  const url = server.address + address;
  const first = await soundRun(url);
  const isFull = scoresOf(first).every((score) => score === 100);
  const { categories, audits } = isFull ? first : medianOf([first, ...(await soundRuns(url, RUNS - 1))]);
  const numberOf = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const findings = CATEGORIES.flatMap((category) =>
    (categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${id} (${audits[id]?.displayValue ?? audits[id]?.title})`),
  );
  return {
    address,
    scores: scoresOf({ categories }),
    lcp: numberOf('largest-contentful-paint') / 1000,
    cls: numberOf('cumulative-layout-shift'),
    tbt: numberOf('total-blocking-time'),
    findings,
  };
}

function scoresOf({ categories }: Pick<Result, 'categories'>): number[] {
  return CATEGORIES.map((category) => Math.round((categories[category]?.score ?? 0) * 100));
}

async function soundRuns(url: string, count: number): Promise<Result[]> {
  const runs: Result[] = [];
  while (runs.length < count) runs.push(await soundRun(url));
  return runs;
}

/** The run whose performance is in the middle. */
function medianOf(runs: Result[]): Result {
  const performanceOf = ({ categories }: Result) => categories.performance?.score ?? 0;
  const sorted = runs.toSorted((one, other) => performanceOf(one) - performanceOf(other));
  const [median] = sorted.slice(Math.floor(sorted.length / 2));
  if (!median) throw new Error('No run is left to compare');
  return median;
}

/** On a busy machine, Lighthouse may time out before a page is painted, without a result. */
async function soundRun(url: string): Promise<Result> {
  let problem = 'Lighthouse gave no result';
  for (let run = 1; run <= RUNS; run += 1) {
    const result = await runLighthouse(url);
    if (!result.runtimeError) return result;
    problem = result.runtimeError.message;
  }
  throw new Error(`${url}: ${problem}`);
}

/** @throws Error with what it printed, if there is no result */
async function runLighthouse(url: string): Promise<Result> {
  const flags = ['--headless=new', ...BROWSER_ARGS].join(' ');
  const options = ['--quiet', '--output=json', `--only-categories=${CATEGORIES.join()}`, `--chrome-flags=${flags}`];
  const run = promisify(execFile)('npx', ['--yes', LIGHTHOUSE, url, ...options], {
    env: { ...process.env, CHROME_PATH: browser },
    maxBuffer: MAX_OUTPUT,
  });
  return resultSchema.parse(JSON.parse((await run).stdout));
}

function print({ address, scores, lcp, cls, tbt, findings }: Row) {
  const columns = scores.map((score) => String(score).padStart(4)).join(' ');
  console.log(`${address.padEnd(44)} ${columns}  ${lcp.toFixed(2)}  ${cls.toFixed(3)}  ${Math.round(tbt)}`);
  if (scores.some((score) => score < 100)) for (const finding of findings) console.log(`    ${finding}`);
}

/**
 * Runs Lighthouse over the built site as a phone sees it, and prints a table. For anyone who changes what visitors load:
 * npm run build && npm run audit, or npm run audit -- /about /contact.
 */
import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { computeMedianRun } from 'lighthouse/core/lib/median-run.js';
import { glob } from 'tinyglobby';
import { addressOfHtmlFile } from '../content/schema/urls';
import { serveSite } from './serve/serve-site';
import { BROWSER_ARGS } from './shared/browser-args';
import { findBrowser } from './shared/find-browser';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** How often a failed measurement is repeated, and how often a page that fell short is measured: then the median counts. */
const RUNS = 3;

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

const server = await serveSite('dist', 0);
const chrome = await launch({
  chromePath: findBrowser(),
  chromeFlags: ['--headless=new', ...BROWSER_ARGS],
});
const addresses = process.argv.slice(2).length > 0 ? process.argv.slice(2) : await allAddresses();
const rows: Row[] = [];
console.log(`${'address'.padEnd(44)} perf a11y best  seo   LCP    CLS  TBT`);
for (const address of addresses) {
  const row = await audit(address);
  rows.push(row);
  print(row);
}
chrome.kill();
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
  const { categories, audits }: Result = scoresOf(first).every((score) => score === 100)
    ? first
    : computeMedianRun([first, ...(await soundRuns(url, RUNS - 1))]);
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

/** On a busy machine, Lighthouse may time out before a page is painted, without a result. */
async function soundRun(url: string): Promise<Result> {
  let problem = 'Lighthouse gave no result';
  for (let run = 1; run <= RUNS; run += 1) {
    const result = await lighthouse(url, { port: chrome.port, onlyCategories: [...CATEGORIES] });
    if (result && !result.lhr.runtimeError) return result.lhr;
    problem = result?.lhr.runtimeError?.message ?? problem;
  }
  throw new Error(`${url}: ${problem}`);
}

function print({ address, scores, lcp, cls, tbt, findings }: Row) {
  const columns = scores.map((score) => String(score).padStart(4)).join(' ');
  console.log(`${address.padEnd(44)} ${columns}  ${lcp.toFixed(2)}  ${cls.toFixed(3)}  ${Math.round(tbt)}`);
  if (scores.some((score) => score < 100)) for (const finding of findings) console.log(`    ${finding}`);
}

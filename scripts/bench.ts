/**
 * Times the check and the build of a large site: npm run bench, npm run bench -- check, npm run bench -- build 1000, with any
 * sizes. npm run bench -- build against main 5000 builds another version of the site in turn with this one; with "astro" instead of a
 * commit, an Astro site. Prints tables and writes them to test-results/bench.json. For anyone who changes the
 * pipeline.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { compile } from '@mdx-js/mdx';
import { askGit } from '../renderer/platform/git';
import { articles } from './bench/articles';
import { readBenchArguments, type Timed, usualSizes } from './bench/bench-arguments';
import { compareBuilds, compareSocialImages } from './bench/compare-builds';
import { comparisonTable, type Result } from './bench/compare-timings';
import type { Run } from './bench/measure';
import { type Costs, timeRules } from './bench/time-rules';
import { type Timings, timeBuild, timeCheck } from './bench/time-site';
import { exitWith } from './shared/arguments';

const asked = readBenchArguments(process.argv.slice(2));
if ('mistake' in asked) exitWith(asked.mistake);
const { timed, sizes, against } = asked;
if (
  against !== undefined &&
  against !== 'astro' &&
  !(await askGit('.', ['rev-parse', '--verify', `${against}^{commit}`]))
)
  exitWith(`There is no commit "${against}".`);

const results: Record<string, unknown[]> = {};
const baselines = new Map<number, number>();
for (const name of timed) {
  const found: unknown[] = [];
  if (name === 'check' || (name === 'build' && against === undefined)) printHead(name);
  for (const size of sizes.length > 0 ? sizes : usualSizes[name]) found.push(await time(name, size));
  results[name] = found;
}
mkdirSync('test-results', { recursive: true });
writeFileSync('test-results/bench.json', `${JSON.stringify(results, null, 2)}\n`);

/** Runs one benchmark with a number of articles, and prints it. */
async function time(name: Timed, size: number): Promise<unknown> {
  switch (name) {
    case 'check':
      return printTimings({ articles: size, baseline: await baselineOf(size), ...timeCheck(size) });
    case 'build':
      if (against !== undefined) return printComparison(`build, ${size} articles`, await compareBuilds(against, size));
      return printTimings({ articles: size, baseline: await baselineOf(size), ...timeBuild(size) });
    case 'images':
      return printComparison(`images, ${size} articles`, await compareSocialImages(size));
    case 'rules':
      return printCosts(size, await timeRules(size));
  }
}

function printHead(name: string) {
  const runs = ['cold', 'warm', 'one edit'].map((run) => run.padEnd(44)).join('');
  console.log(`\n${name.padEnd(9)} ${'baseline'.padStart(9)}   ${runs}`);
}

function printTimings(timings: Timings): Timings {
  const { articles: size, baseline, cold, warm, edited } = timings;
  const cells = [cold, warm, edited].map((run) => inWords(run, baseline).padEnd(44));
  console.log(`${String(size).padEnd(9)} ${baseline.toFixed(2).padStart(7)} s   ${cells.join('')}`);
  return timings;
}

function inWords({ seconds, cpu, memory }: Run, baseline: number): string {
  const ratio = `${(seconds / baseline).toFixed(2)}×`;
  return `${seconds.toFixed(2)} s (${ratio}), cpu ${cpu.toFixed(1)} s, ${memory} MB`;
}

function printComparison(title: string, compared: Result[]) {
  console.log(`\n${comparisonTable(title, compared)}`);
  return { title, compared };
}

function printCosts(size: number, costs: Costs) {
  const total = costs.reduce((sum, [, microseconds]) => sum + microseconds, 0);
  console.log(`\ncheck with ${size} articles, microseconds of CPU for each file`);
  for (const [name, microseconds] of [['all', total] as const, ...costs])
    console.log(`${microseconds.toFixed(0).padStart(7)}  ${name}`);
  return { articles: size, costs };
}

/** Seconds that @mdx-js/mdx alone takes for the bodies of the articles, on one core. */
async function baselineOf(amount: number): Promise<number> {
  const known = baselines.get(amount);
  if (known !== undefined) return known;
  const bodies = articles(amount).map(({ text }) => text.slice(text.indexOf('\n---\n') + 5));
  const start = performance.now();
  for (const body of bodies) await compile(body);
  const seconds = (performance.now() - start) / 1000;
  baselines.set(amount, seconds);
  return seconds;
}

/**
 * Times the check and the build of a large site: npm run bench, npm run bench -- check, npm run bench -- build 1000, with
 * any sizes. npm run bench -- build astro 1000 times a site made by Astro as well, which it takes from the network.
 * Prints tables and writes them to test-results/bench.json. For whoever changes the pipeline.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { compile } from '@mdx-js/mdx';
import { articles } from './bench/articles';
import type { Run } from './bench/measure';
import { timeAstro } from './bench/time-astro';
import { type Timings, timeBuild, timeCheck } from './bench/time-site';

const TIMED = new Map([
  ['check', { time: timeCheck, usualSizes: [100, 1_000, 10_000] }],
  ['build', { time: timeBuild, usualSizes: [100, 1_000, 5_000, 10_000] }],
  ['astro', { time: timeAstro, usualSizes: [1_000, 5_000] }],
]);
/** Without the network. */
const USUAL = ['check', 'build'];

const asked = process.argv.slice(2);
const sizes = asked.filter((word) => /^\d+$/.test(word)).map(Number);
const names = asked.filter((word) => !/^\d+$/.test(word));
if (names.some((name) => !TIMED.has(name))) {
  console.error('Say what to time, and with how many articles: npm run bench -- build 1000 5000');
  process.exit(2);
}
const results: Record<string, Timings[]> = {};
const baselines = new Map<number, number>();
for (const [name, { time, usualSizes }] of TIMED) {
  if (!(names.length > 0 ? names : USUAL).includes(name)) continue;
  console.log(
    `\n${name.padEnd(9)} ${'baseline'.padStart(9)}   ${['cold', 'warm', 'one edit'].map((run) => run.padEnd(44)).join('')}`,
  );
  results[name] = [];
  for (const size of sizes.length > 0 ? sizes : usualSizes) {
    const baseline = baselines.get(size) ?? (await secondsToCompile(size));
    baselines.set(size, baseline);
    const timings = { articles: size, baseline, ...time(size) };
    results[name].push(timings);
    const { cold, warm, edited } = timings;
    const cells = [cold, warm, edited].map((run) => inWords(run, baseline).padEnd(44));
    console.log(`${String(size).padEnd(9)} ${baseline.toFixed(2).padStart(7)} s   ${cells.join('')}`);
  }
}
mkdirSync('test-results', { recursive: true });
writeFileSync('test-results/bench.json', `${JSON.stringify(results, null, 2)}\n`);

function inWords({ seconds, cpu, memory }: Run, baseline: number): string {
  const ratio = `${(seconds / baseline).toFixed(2)}×`;
  return `${seconds.toFixed(2)} s (${ratio}), cpu ${cpu.toFixed(1)} s, ${memory} MB`;
}

/** The baseline: what @mdx-js/mdx alone takes for the bodies of the articles, on one core. */
async function secondsToCompile(amount: number): Promise<number> {
  const bodies = articles(amount).map(({ text }) => text.slice(text.indexOf('\n---\n') + 5));
  const start = performance.now();
  for (const body of bodies) await compile(body);
  return (performance.now() - start) / 1000;
}

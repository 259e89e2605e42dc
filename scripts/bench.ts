/**
 * Times the check of a large site: npm run bench -- check, or npm run bench -- check 100 5000 for other sizes. Prints a
 * table and writes it to test-results/bench.json. For whoever changes the pipeline.
 */
import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compile } from '@mdx-js/mdx';
import { articles } from '../tests/bench/articles';

interface Row {
  files: number;
  /** Seconds. */
  cold: number;
  warm: number;
  edited: number;
  /** Seconds that @mdx-js/mdx alone takes to compile the added articles, on one core; 0 where none was added. */
  baseline: number;
}

const SIZES = [100, 1_000, 10_000];

const [what, ...sizes] = process.argv.slice(2);
if (what !== 'check') {
  console.error('Say what to time: npm run bench -- check');
  process.exit(2);
}
const rows: Row[] = [];
console.log('files     cold   warm   one edit   files a second   cold / compiling');
for (const size of sizes.length > 0 ? sizes.map(Number) : SIZES) {
  const row = await timeCheck(size);
  rows.push(row);
  const seconds = (value: number) => `${value.toFixed(2)} s`;
  const speed = `${Math.round(row.files / row.cold)} cold, ${Math.round(row.files / row.warm)} warm`;
  const ratio = row.baseline > 0 ? (row.cold / row.baseline).toFixed(2) : '-';
  console.log(
    `${String(row.files).padEnd(8)} ${seconds(row.cold)} ${seconds(row.warm)} ${seconds(row.edited)}     ${speed}   ${ratio}`,
  );
}
mkdirSync('test-results', { recursive: true });
writeFileSync('test-results/bench.json', `${JSON.stringify(rows, null, 2)}\n`);

/** Articles are put beside the real content until there are so many files. */
async function timeCheck(files: number): Promise<Row> {
  const folder = mkdtempSync(join(tmpdir(), 'content-bench-'));
  try {
    const root = join(folder, 'content');
    cpSync('content', root, { recursive: true });
    const own = check(root).files;
    const added = articles(Math.max(0, files - own));
    for (const { path, text } of added) writeFileSync(join(root, path), text);
    rmSync(join(folder, '.cache'), { recursive: true, force: true });
    const cold = check(root);
    const warm = check(root);
    appendFileSync(join(root, added[0]?.path ?? 'blog/app-or-web-page.mdx'), '\nOne sentence more.\n');
    const edited = check(root);
    return {
      files: cold.files,
      cold: cold.seconds,
      warm: warm.seconds,
      edited: edited.seconds,
      baseline: await timeOf(added),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The whole command, from its start to its end. @throws Error with its output where it finds an error */
function check(root: string): { files: number; seconds: number } {
  const start = performance.now();
  const args = ['--import', 'tsx', 'scripts/check.ts', '--root', root, '--format', 'json'];
  const { stdout, stderr, status } = spawnSync(process.execPath, args, { encoding: 'utf8', maxBuffer: 2 ** 28 });
  const seconds = (performance.now() - start) / 1000;
  if (status !== 0) throw new Error(`${stderr}\n${stdout.slice(0, 2_000)}`);
  return { files: JSON.parse(stdout).files, seconds };
}

async function timeOf(added: ReturnType<typeof articles>): Promise<number> {
  const start = performance.now();
  for (const { text } of added) await compile(text.slice(text.indexOf('\n---\n') + 5));
  return (performance.now() - start) / 1000;
}

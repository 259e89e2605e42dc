import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The resource usage of a command. */
export interface Run {
  seconds: number;
  /** Seconds of all cores together, children included. */
  cpu: number;
  /** Peak memory in megabytes, all threads together. */
  memory: number;
}

const REPORT = resolve('scripts/bench/report-usage.mjs');

/**
 * Runs a command of Node, and measures its process. The memory is measured for the process alone.
 * @param node path of Node's binary
 * @param folder the folder to run in; gets a temporary file
 * @throws Error with what the command printed if it fails
 */
export function measure(node: string, args: readonly string[], folder: string): Run {
  const usageFile = join(folder, 'usage.json');
  const start = performance.now();
  const { status, stdout, stderr } = spawnSync(node, ['--import', REPORT, ...args], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    // Astro does not compress files, so that is measured only on request.
    env: { SITE_COMPRESSED: 'false', ...process.env, USAGE_FILE: usageFile },
  });
  const seconds = (performance.now() - start) / 1000;
  if (status !== 0) throw new Error(`${stderr.slice(-2_000)}\n${stdout.slice(-2_000)}`);
  const { cpu, maxRSS } = JSON.parse(readFileSync(usageFile, 'utf8'));
  return { seconds, cpu: cpu / 1e6, memory: Math.round(maxRSS / 1024) };
}

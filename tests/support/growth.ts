import { IS_SWEEP } from './sample';

/** The ratio of the larger input of a measurement to the smaller input. */
export const TIMES = 4;

/** The larger input may take this many times as long; quadratic growth would take sixteen times as long. */
const MAX_GROWTH = 8;

/** A sweep doubles the size of inputs. */
export const SCALE = IS_SWEEP ? 2 : 1;

/**
 * Fewer milliseconds are fast, and too few to measure. The limit grows with the square of the scale, so that quadratic
 * growth is detected at either scale.
 */
const FAST = 12.5 * SCALE ** 2;

/** The number of repetitions of a suspicious measurement, since the machine may have been busy. */
const REPEATED = 15;

type Work = () => unknown;

/** The CPU time of a function in milliseconds. */
async function timeOf(work: Work): Promise<number> {
  const start = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

/** The reason why work grows too much from the smaller to the larger input; undefined if it does not. */
export async function tooMuchGrowth(name: string, small: Work, large: Work): Promise<string | undefined> {
  let growth = 0;
  // The minimum of long runs rules out other work of the machine; short runs need the mean, because the system counts in
  // ticks, and a short run may have none.
  let best = Number.POSITIVE_INFINITY;
  let sum = 0;
  for (let round = 1; round <= REPEATED; round += 1) {
    best = Math.min(best, await timeOf(large));
    if (best <= FAST) return undefined;
    sum += Math.max(await timeOf(small), FAST / TIMES ** 2);
    growth = best / (sum / round);
    if (growth <= MAX_GROWTH) return undefined;
  }
  return `${name} takes ${growth.toFixed(0)} times as long for an input ${TIMES} times as large`;
}

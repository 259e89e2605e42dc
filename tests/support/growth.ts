import { IS_SWEEP } from './sample';

/** How many times as large the larger input of a measurement is. */
export const TIMES = 4;

/** How much longer the larger input may take: quadratic growth takes sixteen times as long. */
const MAX_GROWTH = 8;

/** A sweep tries inputs twice as large. */
export const SCALE = IS_SWEEP ? 2 : 1;

/**
 * Anything below this many milliseconds is fast, and can't be measured well. It grows with the
 * square of the scale, so that quadratic growth is found at both.
 */
const FAST = 12.5 * SCALE ** 2;

/** How often a suspicious measurement is repeated: the machine may have been busy. */
const REPEATED = 15;

type Work = () => unknown;

/** The CPU time of a function in milliseconds. */
async function timeOf(work: Work): Promise<number> {
  const start = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

/** Why something grows too much from the smaller input to the larger one; undefined if it does not. */
export async function tooMuchGrowth(name: string, small: Work, large: Work): Promise<string | undefined> {
  let growth = 0;
  // The best of the longer ones, without what a machine does besides; the mean of the short ones, since the system counts
  // in ticks, of which a short one may have none.
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

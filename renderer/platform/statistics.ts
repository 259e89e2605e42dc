/** How often something was done, by what was done. */
export type Counts = Record<string, number>;

let counts: Counts = {};
const times: [phase: string, ms: number][] = [];

/** Counts something that was done, in this thread. */
export function count(what: string, times = 1) {
  counts[what] = (counts[what] ?? 0) + times;
}

/** What this thread has counted since the last call. A worker passes it to the main thread, which adds it to its own. */
export function takeCounts(): Counts {
  const taken = counts;
  counts = {};
  return taken;
}

export function addCounts(others: Counts) {
  for (const [what, times] of Object.entries(others)) count(what, times);
}

/** Measures a phase of the work. Phases may overlap. */
export async function timed<Result>(phase: string, work: () => Promise<Result>): Promise<Result> {
  const start = performance.now();
  try {
    return await work();
  } finally {
    addPhase(phase, performance.now() - start);
  }
}

export function addPhase(phase: string, ms: number) {
  times.push([phase, ms]);
}

/** The phases that have ended, in the order of their ends, with their milliseconds. */
export function phases(): readonly (readonly [phase: string, ms: number])[] {
  return times;
}

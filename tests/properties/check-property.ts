import fc from 'fast-check';
import { testSeed } from '../../scripts/shared/test-seed';
import { IS_SWEEP } from '../support/sample';

/** The seed of the random numbers: the same seed makes the same cases in the same order. */
const SEED = Number(process.env.PROPERTY_SEED ?? testSeed());

/** Outside a sweep, one in this many cases is tried. */
const SAMPLE = 8;

/** For how many minutes each property is tried; without it, a fixed number of cases is. */
const MINUTES = process.env.PROPERTY_MINUTES;

let count = 0;

/**
 * Tries a property on many cases. Prints the seed, and if a case fails, the smallest one that still fails.
 * @param cases how many cases are tried in a sweep without PROPERTY_MINUTES
 * @param problemsOf what is wrong in a case
 */
export async function checkProperty<Case>(
  name: string,
  cases: number,
  arbitrary: fc.Arbitrary<Case>,
  problemsOf: (one: Case) => Promise<string[]>,
) {
  const extent = MINUTES
    ? { numRuns: 1_000_000, interruptAfterTimeLimit: Number(MINUTES) * 60_000 }
    : { numRuns: IS_SWEEP ? cases : Math.ceil(cases / SAMPLE) };
  const start = count;
  const property = fc.asyncProperty(arbitrary, async (one) => {
    count += 1;
    if (count % 1000 === 0) process.stderr.write(`${count} cases\n`);
    const problems = await problemsOf(one);
    if (problems.length > 0) throw new Error(problems.join('\n'));
  });
  try {
    await fc.assert(property, { seed: SEED | 0, ...extent });
  } finally {
    console.log(`${name}: ${count - start} cases with PROPERTY_SEED=${SEED}`);
  }
}

import fc from 'fast-check';
import { IS_SWEEP } from '../sample';
import { testSeed } from '../test-seed';

/** The seed of the random numbers, which determines the cases and their order. */
const SEED = Number(process.env.PROPERTY_SEED ?? testSeed());

/** Outside a sweep, only every nth case is tried. */
const SAMPLE = 8;

/** The number of minutes to try each property; by default, the number of cases is fixed. */
const MINUTES = process.env.PROPERTY_MINUTES;

let count = 0;

/**
 * Tries a property on many cases. Prints the seed, and after a failure the smallest case that still fails.
 * @param cases the number of cases in a sweep without PROPERTY_MINUTES
 * @param problemsOf finds the problems of a case
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

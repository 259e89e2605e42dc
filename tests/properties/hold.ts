import fc from 'fast-check';

/** The seed of the random numbers: the same one makes the same cases. */
const SEED = Number(process.env.PROPERTY_SEED ?? 20_241_123);

/** How many times as many cases are tried as in the unit tests. */
const TIMES = Number(process.env.PROPERTY_TIMES ?? 1);

let count = 0;

/**
 * Tries a property on many cases. The seed is printed; where a case fails, the smallest one that still fails is too.
 * @param cases how many cases the unit tests try
 * @param problemsOf what is wrong in a case
 */
export async function hold<Case>(
  name: string,
  cases: number,
  arbitrary: fc.Arbitrary<Case>,
  problemsOf: (one: Case) => Promise<string[]>,
) {
  const numRuns = Math.ceil(cases * TIMES);
  console.log(`${name}: ${numRuns} cases with PROPERTY_SEED=${SEED} PROPERTY_TIMES=${TIMES}`);
  const property = fc.asyncProperty(arbitrary, async (one) => {
    count += 1;
    if (count % 1000 === 0) process.stderr.write(`${count} cases tried\n`);
    const problems = await problemsOf(one);
    if (problems.length > 0) throw new Error(problems.join('\n'));
  });
  await fc.assert(property, { seed: SEED, numRuns });
}

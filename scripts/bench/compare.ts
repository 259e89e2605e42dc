import type { Run } from './measure';

/** What was measured of a site: the medians of each step, by its name. */
export interface Result {
  name: string;
  steps: Record<string, Run>;
}

/**
 * Times each site in turn, several times, so that a slow moment of the machine affects all of them.
 * @param count of the rounds; an odd number, so that there is one in the middle
 */
export async function compare<Site extends { name: string }>(
  sites: readonly Site[],
  time: (site: Site) => Promise<Record<string, Run>>,
  count = 3,
): Promise<Result[]> {
  const rounds = new Map(sites.map((site) => [site, [] as Record<string, Run>[]]));
  for (let round = 0; round < count; round += 1) for (const [site, runs] of rounds) runs.push(await time(site));
  return [...rounds].map(([{ name }, runs]) => ({ name, steps: mediansOf(runs) }));
}

function mediansOf(rounds: readonly Record<string, Run>[]): Record<string, Run> {
  return Object.fromEntries(
    Object.keys(rounds[0] ?? {}).map((step) => {
      const median = (field: keyof Run) => middleOf(rounds.flatMap((round) => round[step]?.[field] ?? []));
      return [step, { seconds: median('seconds'), cpu: median('cpu'), memory: median('memory') }];
    }),
  );
}

function middleOf(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

const UNITS = { seconds: 'seconds', cpu: 'CPU seconds', memory: 'MB' } satisfies Record<keyof Run, string>;

/** A row for each figure, with the ratio of the first site to the second one if both have it. */
export function figures([first, second]: readonly (Result | undefined)[]): Record<string, Record<string, number>> {
  const rows: Record<string, Record<string, number>> = {};
  for (const [step, run] of Object.entries(first?.steps ?? {})) {
    const other = second?.steps[step];
    for (const [field, unit] of Object.entries(UNITS) as [keyof Run, string][])
      rows[`${step}: ${unit}`] = {
        [first?.name ?? '']: rounded(run[field]),
        ...(second && other && { [second.name]: rounded(other[field]), ratio: rounded(run[field] / other[field]) }),
      };
  }
  return rows;
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}

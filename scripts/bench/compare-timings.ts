import type { Run } from './measure';

/** One side of a comparison. */
export interface Contender {
  name: string;
  /** Does the same each time. @returns the time of each step, by its name */
  run: () => Record<string, Run>;
}

/** The times of a contender, by the names of its steps. */
export interface Result {
  name: string;
  steps: Record<string, Run>;
}

/** An odd number, so that there is one in the middle. */
const ROUNDS = 3;

/** Runs each contender in turn, several times, so that a slow moment of the machine affects all of them. @returns medians */
export function compare(contenders: readonly Contender[]): Result[] {
  const rounds = Array.from({ length: ROUNDS }, () => contenders.map(({ run }) => run()));
  return contenders.map(({ name }, index) => ({ name, steps: medians(rounds.map((round) => round[index] ?? {})) }));
}

export function medians(rounds: readonly Record<string, Run>[]): Record<string, Run> {
  const [first = {}] = rounds;
  return Object.fromEntries(
    Object.keys(first).map((step) => {
      const median = (field: keyof Run) => middleOf(rounds.flatMap((round) => round[step]?.[field] ?? []));
      return [step, { seconds: median('seconds'), cpu: median('cpu'), memory: median('memory') }];
    }),
  );
}

function middleOf(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** The results in a table, with the ratios of the first contender to each other one. */
export function comparisonTable(title: string, results: readonly Result[]): string {
  const [first, ...others] = results;
  if (!first) return title;
  const steps = Object.keys(first.steps);
  const rows = [
    [title, ...steps.flatMap((step) => [step, 'CPU', 'memory'])],
    ...results.map(({ name, steps: runs }) => [name, ...steps.flatMap((step) => cellsOf(runs[step]))]),
    ...others.map((other) => [
      `${first.name} / ${other.name}`,
      ...steps.flatMap((step) => ratiosOf(first.steps[step], other.steps[step])),
    ]),
  ];
  const widths = rows.reduce<number[]>(
    (found, row) => row.map((cell, column) => Math.max(found[column] ?? 0, cell.length)),
    [],
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join('  '),
    )
    .join('\n');
}

function cellsOf(run: Run | undefined): string[] {
  if (!run) return ['', '', ''];
  return [`${run.seconds.toFixed(1)} s`, `${run.cpu.toFixed(1)} s`, `${run.memory} MB`];
}

function ratiosOf(run: Run | undefined, other: Run | undefined): string[] {
  const ratio = (field: keyof Run) => (run && other ? `${(run[field] / other[field]).toFixed(2)} ×` : '');
  return [ratio('seconds'), ratio('cpu'), ratio('memory')];
}

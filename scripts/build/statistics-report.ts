import type { Counts } from '../../renderer/platform/statistics';

/** What a build counts, in the order of the work. */
const COUNTED = [
  'files read',
  'front matter blocks parsed',
  'bodies parsed',
  'bodies compiled',
  'pages rendered',
  'images drawn',
  'pictures made',
  'files compressed',
];

/** How often each kind of work was done, and how long each phase took: a line each. */
export function statisticsReport(counts: Counts, phases: readonly (readonly [phase: string, ms: number])[]): string {
  const counted = COUNTED.map((what) => [what, String(counts[what] ?? 0)]);
  const timed = phases.map(([phase, ms]) => [phase, `${Math.round(ms)} ms`]);
  return [...counted, ...timed].map(([name = '', value = '']) => `${name.padEnd(28)}${value.padStart(10)}`).join('\n');
}

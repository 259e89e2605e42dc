import { expect, test } from 'vitest';
import { compare, figures, type Result } from '../../../../scripts/bench/compare';

const run = (seconds: number, cpu = 2 * seconds, memory = 100) => ({ seconds, cpu, memory });

test('sites take turns, and each figure is the median of its measurements', async () => {
  const order: string[] = [];
  const runs = { a: [run(1, 9, 5), run(2, 7, 6), run(3, 8, 4)], b: [run(9), run(8), run(1)] };
  const results = await compare([{ name: 'a' as const }, { name: 'b' as const }], async ({ name }) => {
    order.push(name);
    return { cold: runs[name].shift() ?? run(0) };
  });
  expect(order).toEqual(['a', 'b', 'a', 'b', 'a', 'b']);
  expect(results).toEqual([
    { name: 'a', steps: { cold: run(2, 8, 5) } },
    { name: 'b', steps: { cold: run(8) } },
  ]);
});

test('the table contains the figures of each site, with the ratio if both did the same work', () => {
  const results: Result[] = [
    { name: 'this version', steps: { 'check, cold': run(2), 'build, cold': run(6, 9, 489) } },
    { name: 'Astro', steps: { 'build, cold': run(12, 36, 978) } },
  ];
  expect(figures(results)).toEqual({
    'check, cold: seconds': { 'this version': 2 },
    'check, cold: CPU seconds': { 'this version': 4 },
    'check, cold: MB': { 'this version': 100 },
    'build, cold: seconds': { 'this version': 6, Astro: 12, ratio: 0.5 },
    'build, cold: CPU seconds': { 'this version': 9, Astro: 36, ratio: 0.25 },
    'build, cold: MB': { 'this version': 489, Astro: 978, ratio: 0.5 },
  });
});

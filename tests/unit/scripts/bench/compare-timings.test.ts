import { expect, test } from 'vitest';
import { compare, comparisonTable, medians } from '../../../../scripts/bench/compare-timings';

const run = (seconds: number, cpu = 2 * seconds, memory = 100) => ({ seconds, cpu, memory });

test('contenders take turns, and each figure is a median', () => {
  const order: string[] = [];
  const contender = (name: string, seconds: number[]) => ({
    name,
    run: () => {
      order.push(name);
      return { cold: run(seconds.shift() ?? 0) };
    },
  });
  expect(compare([contender('a', [3, 1, 2]), contender('b', [9, 8, 1])])).toEqual([
    { name: 'a', steps: { cold: run(2) } },
    { name: 'b', steps: { cold: run(8) } },
  ]);
  expect(order).toEqual(['a', 'b', 'a', 'b', 'a', 'b']);
  expect(medians([{ cold: run(1, 9, 5) }, { cold: run(2, 7, 6) }, { cold: run(3, 8, 4) }])).toEqual({
    cold: run(2, 8, 5),
  });
});

test('the table shows what each took, and the ratio to each other', () => {
  const results = [
    { name: 'this version', steps: { cold: run(6, 9, 489), 'one edit': run(1.5, 2, 231) } },
    { name: 'a082606', steps: { cold: run(12, 36, 978), 'one edit': run(2, 4, 231) } },
  ];
  expect(comparisonTable('build, 5000 articles', results)).toBe(
    [
      'build, 5000 articles      cold     CPU  memory  one edit     CPU  memory',
      'this version             6.0 s   9.0 s  489 MB     1.5 s   2.0 s  231 MB',
      'a082606                 12.0 s  36.0 s  978 MB     2.0 s   4.0 s  231 MB',
      'this version / a082606  0.50 ×  0.25 ×  0.50 ×    0.75 ×  0.50 ×  1.00 ×',
    ].join('\n'),
  );
});

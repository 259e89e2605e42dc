import { PassThrough } from 'node:stream';
import { beforeEach, expect, test, vi } from 'vitest';
import { printedProgress } from '../../../../renderer/platform/workers/progress';

beforeEach(() => void vi.useFakeTimers());

/** The output of work on 100 items, with ten items done every two seconds. */
function printedBy(isTTY: boolean): string {
  const stream = Object.assign(new PassThrough({ encoding: 'utf8' }), { isTTY });
  const step = printedProgress(stream).begin('Pages', 100);
  for (let done = 0; done < 100; done += 10) {
    vi.advanceTimersByTime(2_000);
    step.advance(10);
  }
  step.end();
  return stream.read();
}

test('in CI, a plain line every ten seconds states the step, the progress, and the remaining time', () => {
  expect(printedBy(false)).toBe('Pages: 50/100, 10 s left\nPages: 100/100, 0 s left\nPages: done (100 in 20 s)\n');
});

test('in a terminal, a single line is rewritten', () => {
  const printed = printedBy(true);
  expect(printed).toContain('Pages: 10/100, 18 s left');
  expect(printed).toContain('Pages: 90/100, 2 s left');
  expect(printed.split('\n')).toHaveLength(2);
  expect(printed.endsWith('Pages: done (100 in 20 s)\n')).toBe(true);
});

test('work that stops early is not reported as done', () => {
  const stream = Object.assign(new PassThrough({ encoding: 'utf8' }), { isTTY: false });
  const step = printedProgress(stream).begin('Pages', 100);
  vi.advanceTimersByTime(12_000);
  step.advance(10);
  step.end();
  expect(stream.read()).toBe('Pages: 10/100, 1 min 48 s left\nPages: stopped at 10/100 after 12 s\n');
});

test('nothing is printed about work that takes less than a second', () => {
  const stream = Object.assign(new PassThrough({ encoding: 'utf8' }), { isTTY: true });
  const step = printedProgress(stream).begin('Pages', 2);
  step.advance(1);
  vi.advanceTimersByTime(500);
  step.advance(1);
  step.end();
  expect(stream.read()).toBeNull();
});

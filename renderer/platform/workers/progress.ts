import { clearLine, cursorTo } from 'node:readline';

/** One piece of long work, of a known size. */
interface Step {
  advance(count: number): void;
  end(): void;
}

/** Tells whoever waits what is being done, how much of it is done, and how long it may still take. */
export interface Progress {
  begin(what: string, total: number): Step;
}

/** Where progress is printed: a terminal, or what collects lines. */
type Output = NodeJS.WritableStream & { isTTY?: boolean };

const MS = 1000;
/** How long work must take before it is worth a word, and how often it says one where lines stay: in CI. */
const PATIENCE_MS = 1000;
const LINE_EVERY_MS = 10_000;

/** Progress on standard error: one line that is rewritten in a terminal, a plain line every ten seconds elsewhere. */
export function printedProgress(stream: Output = process.stderr): Progress {
  return {
    begin(what, total) {
      const began = Date.now();
      let done = 0;
      let printed = began;
      return {
        advance(count) {
          done += count;
          const now = Date.now();
          const isDue = now - printed >= (stream.isTTY ? 100 : LINE_EVERY_MS);
          if (now - began < PATIENCE_MS || !isDue) return;
          printed = now;
          const left = Math.ceil(((now - began) * (total - done)) / done / MS);
          const line = `${what}: ${done} of ${total}, ${durationOf(left)} left`;
          if (stream.isTTY) rewrite(stream, line);
          else stream.write(`${line}\n`);
        },
        end() {
          if (stream.isTTY && printed > began) rewrite(stream, '');
          const time = durationOf(Math.round((Date.now() - began) / MS));
          const outcome = done === total ? `${total}, done in ${time}` : `stopped at ${done} of ${total} after ${time}`;
          if (printed > began) stream.write(`${what}: ${outcome}\n`);
        },
      };
    },
  };
}

function rewrite(stream: Output, line: string) {
  clearLine(stream, 0);
  cursorTo(stream, 0);
  stream.write(line);
}

function durationOf(seconds: number): string {
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

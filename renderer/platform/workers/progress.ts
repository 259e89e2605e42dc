import { clearLine, cursorTo } from 'node:readline';

/** One piece of long work, of a known size. */
interface Step {
  advance(count: number): void;
  end(): void;
}

/** Reports the current work, how much is done, and how long the rest may take. */
export interface Progress {
  begin(what: string, total: number): Step;
}

/** Where progress is printed: a terminal, or a log. */
type Output = NodeJS.WritableStream & { isTTY?: boolean };

const MS = 1000;
/** How long work must take before progress is printed, and how often it is printed to a log, as in CI. */
const MIN_DURATION_MS = 1000;
const LINE_EVERY_MS = 10_000;
/** The share of the work from which on its speed says how long the rest takes. */
const MIN_SHARE = 0.05;

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
          if (now - began < MIN_DURATION_MS || !isDue) return;
          printed = now;
          const left = Math.ceil(((now - began) * (total - done)) / done / MS);
          // The first pieces also wait for the workers.
          const rest = done < total * MIN_SHARE ? '' : `, ${durationOf(left)} left`;
          const line = `${what}: ${done}/${total}${rest}`;
          if (stream.isTTY) rewrite(stream, line);
          else stream.write(`${line}\n`);
        },
        end() {
          if (stream.isTTY && printed > began) rewrite(stream, '');
          const time = durationOf(Math.round((Date.now() - began) / MS));
          const outcome = done === total ? `done (${total} in ${time})` : `stopped at ${done}/${total} after ${time}`;
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

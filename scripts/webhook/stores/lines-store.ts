import { appendFile, readFile } from 'node:fs/promises';
import type { Store } from '../receive';

/** Appends inquiries to a file, one JSON object a line. One receiver at a time may write to it. */
export async function linesStore(file: string): Promise<Store> {
  const text = await textOf(file);
  // A line that was cut short by a power failure is no inquiry: its sender was told so.
  if (!/(?:^|\n)$/.test(text)) await appendFile(file, '\n');
  const keys = new Map(keysIn(text).map((key) => [key, Promise.resolve()]));
  return {
    async add(inquiry) {
      const earlier = keys.get(inquiry.key);
      if (earlier) {
        await earlier;
        return false;
      }
      const writing = appendFile(file, `${JSON.stringify(inquiry)}\n`);
      keys.set(inquiry.key, writing);
      await writing.catch((error: unknown) => {
        keys.delete(inquiry.key);
        throw error;
      });
      return true;
    },
  };
}

async function textOf(file: string): Promise<string> {
  return readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
}

function keysIn(text: string): string[] {
  return text.split('\n').flatMap((line) => /^\{"key":"([\da-f]{64})".*\}$/.exec(line)?.[1] ?? []);
}

import { appendFile, readFile } from 'node:fs/promises';
import type { Store } from './receiver';

/**
 * Appends inquiries to a file, one JSON object per line, and the challenges that they have used. One receiver at a time may
 * write to it.
 * @throws Error if the file can't be written
 */
export async function fileStore(file: string): Promise<Store> {
  const text = await textOf(file);
  // A power failure may have cut the last line short. It is not an inquiry: its sender was never told that it had arrived.
  await appendFile(file, /(?:^|\n)$/.test(text) ? '' : '\n');
  const written = new Map(keysIn(text).map((key) => [key, Promise.resolve()]));
  const users = new Map(usersIn(text));
  let isCutShort = false;
  async function append(line: object) {
    const start = isCutShort ? '\n' : '';
    isCutShort = false;
    await appendFile(file, `${start}${JSON.stringify(line)}\n`).catch((error: unknown) => {
      // A full disk may have taken a part of the line. The next one must not continue it.
      isCutShort = true;
      throw error;
    });
  }
  return {
    async add(inquiry) {
      const earlier = written.get(inquiry.key);
      if (earlier) {
        await earlier;
        return false;
      }
      const writing = append(inquiry);
      written.set(inquiry.key, writing);
      await writing.catch((error: unknown) => {
        written.delete(inquiry.key);
        throw error;
      });
      return true;
    },
    async claimChallenge(challenge, key) {
      const user = users.get(challenge);
      if (user !== undefined) return user === key;
      users.set(challenge, key);
      await append({ challenge, key });
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
  return [...text.matchAll(/^\{"key":"([\da-f]{64})".*\}$/gm)].map(([, key = '']) => key);
}

/** Which inquiry has used which challenge. */
function usersIn(text: string): [challenge: string, key: string][] {
  return [...text.matchAll(/^\{"challenge":"([\da-f]+)","key":"([\da-f]{64})"\}$/gm)].map(
    ([, challenge = '', key = '']) => [challenge, key],
  );
}

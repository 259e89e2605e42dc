import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

declare global {
  interface ImportMetaEnv {
    readonly VITE_PROOF_OF_WORK?: string;
  }
}

/** A phone needs a few seconds; nobody waits longer than this for it. */
const LONGEST_MS = 10_000;

/**
 * Solves a challenge of the receiver by ALTCHA's protocol.
 * @returns what proves it; empty where there is no challenge, or no solution in time. The inquiry is sent in any case: the
 * receiver suspects one without proof, and keeps it.
 */
export async function proofOfWork(webhook: string): Promise<string> {
  try {
    const response = await fetch(webhook, { signal: AbortSignal.timeout(LONGEST_MS), credentials: 'omit' });
    const challenge = await response.json();
    const solution = await solveChallenge({ challenge, deriveKey, timeout: LONGEST_MS });
    return solution ? btoa(JSON.stringify({ challenge, solution })) : '';
  } catch {
    return '';
  }
}

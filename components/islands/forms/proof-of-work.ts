import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

declare global {
  interface ImportMetaEnv {
    readonly VITE_PROOF_OF_WORK?: string;
  }
}

/** A phone needs a few seconds; no visitor should wait longer than this. */
const LONGEST_MS = 10_000;

/**
 * Solves a challenge of the receiver by ALTCHA's protocol.
 * @returns the proof; empty without a challenge, or without a solution in time. The inquiry is sent in any case: without a
 * proof, the receiver marks it as suspected spam and keeps it.
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

import { type Challenge, createChallenge, type Payload, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** A key begins with 00 once in 256 times: about a second of work on a phone. */
const WORK = { algorithm: 'PBKDF2/SHA-256', cost: 5_000, keyPrefix: '00' };

/** Long enough to write a message. */
const VALID_MS = 3_600_000;

/**
 * A challenge of ALTCHA's protocol, whose work makes sending thousands of inquiries slow.
 * @param hmacSignatureSecret signs it, so that it need not be stored
 */
export function newChallenge(hmacSignatureSecret: string): Promise<Challenge> {
  return createChallenge({ ...WORK, deriveKey, hmacSignatureSecret, expiresAt: new Date(Date.now() + VALID_MS) });
}

/** @returns the challenge that a payload of ALTCHA's widget solves; undefined if it solves none of ours */
export async function solvedChallenge(payload: string, hmacSignatureSecret: string): Promise<string | undefined> {
  try {
    // The signature vouches for the shape.
    const { challenge, solution }: Payload = JSON.parse(atob(payload));
    const { verified } = await verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret });
    return verified ? challenge.parameters.nonce : undefined;
  } catch {
    return undefined;
  }
}

import { type Challenge, createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as z from 'zod';

/** Proof of work by ALTCHA's protocol: the browser solves a challenge, which takes who sends thousands of inquiries too long. */
export interface Challenges {
  create(): Promise<Challenge>;
  /**
   * Whether a payload of ALTCHA's widget solves a challenge that no other inquiry has used.
   * @param key the inquiry's, which may come again
   */
  isSolved(payload: string, key: string): Promise<boolean>;
}

/** 256 keys on average until one begins with 00: about a second on a phone. */
const WORK = { algorithm: 'PBKDF2/SHA-256', cost: 5_000, keyPrefix: '00' };

/** Long enough to write a message. */
const VALID_MS = 3_600_000;

const payloadSchema = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: z.literal(WORK.algorithm),
      nonce: z.string(),
      salt: z.string(),
      cost: z.literal(WORK.cost),
      keyLength: z.literal(32),
      keyPrefix: z.literal(WORK.keyPrefix),
      expiresAt: z.number(),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});

/** @param secret signs the challenges, so that none has to be stored */
export function challengesOf(secret: string): Challenges {
  let used = new Map<string, { key: string; expiresAt: number }>();
  return {
    create: () =>
      createChallenge({ ...WORK, deriveKey, hmacSignatureSecret: secret, expiresAt: new Date(Date.now() + VALID_MS) }),
    async isSolved(text, key) {
      const payload = readPayload(text);
      if (!payload) return false;
      const { verified } = await verifySolution({ ...payload, deriveKey, hmacSignatureSecret: secret });
      const { nonce, expiresAt } = payload.challenge.parameters;
      if (!verified || (used.get(nonce)?.key ?? key) !== key) return false;
      used = new Map([...used].filter(([, each]) => each.expiresAt * 1000 > Date.now()));
      used.set(nonce, { key, expiresAt });
      return true;
    },
  };
}

function readPayload(text: string) {
  try {
    return payloadSchema.safeParse(JSON.parse(atob(text))).data;
  } catch {
    return undefined;
  }
}

import { hash as nodeHash } from 'node:crypto';

/** A short name for a text, which no other text has in practice. */
export function hash(text: string): string {
  return nodeHash('sha256', text, 'base64url');
}

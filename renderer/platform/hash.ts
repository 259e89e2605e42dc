import { hash as nodeHash } from 'node:crypto';

/** A short name for a string, in practice unique. */
export function hash(text: string): string {
  return nodeHash('sha256', text, 'base64url');
}

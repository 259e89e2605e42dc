import { hash as nodeHash } from 'node:crypto';

/** A short name for a text or a file, in practice unique. */
export function hash(text: string | Uint8Array): string {
  return nodeHash('sha256', text, 'base64url');
}

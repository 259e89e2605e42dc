import { codeOf } from './unreadable-characters';

/** Invisible signs, and spaces other than the usual one. */
export const HIDDEN_IN_ADDRESS = /[\p{Cf}\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/u;

/** What is wrong with an address that has such a character; undefined if it has none. */
export function hiddenInAddress(address: string): string | undefined {
  const [sign] = HIDDEN_IN_ADDRESS.exec(address) ?? [];
  return sign && `This address has a character that nobody sees (${codeOf(sign)}), so it leads nowhere.`;
}

/** The name of the honeypot as it is sent: a hidden field, which machines fill in because they fill in every field. */
export const HONEYPOT = 'reference';

/** Few people fill in a form this fast after first touching it, except to paste an address and press Enter. */
const FAST_MS = 1_500;

interface Filling {
  honeypot: string;
  /** The first interaction with the form, in milliseconds since 1970; undefined if there was none. */
  touchedAt: number | undefined;
  /** Whether a draft filled in the form first. */
  isRestored: boolean;
}

/**
 * The reasons to suspect that a machine filled in a form. None is certain, so they are sent with the form, and the receiver
 * decides.
 * @returns reasons such as "too-fast"; for most forms none
 */
export function suspicionsOf({ honeypot, touchedAt, isRestored }: Filling, now = Date.now()): string[] {
  return [
    ...(honeypot === '' ? [] : ['honeypot']),
    ...(touchedAt === undefined ? ['no-interaction'] : []),
    ...(touchedAt !== undefined && !isRestored && now - touchedAt < FAST_MS ? ['too-fast'] : []),
  ];
}

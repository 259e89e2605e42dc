/** The name of the field that people never meet. A machine that fills every field fills this one. */
export const HONEYPOT = 'reference';

/** Few people fill in a form within this time of first touching it; people who paste an address and press Enter do. */
const FAST_MS = 1_500;

interface Filling {
  /** What the field that people never meet holds. */
  honeypot: string;
  /** When the form was first touched by hand, in milliseconds since 1970; undefined if it never was. */
  touchedAt: number | undefined;
  /** Whether a draft was there before it was touched. */
  isRestored: boolean;
}

/**
 * Why a machine may have filled in a form. No reason is certain, so what is suspected is sent with it, and the receiver
 * decides.
 * @returns reasons such as "too-fast"; none for most
 */
export function suspicionsOf({ honeypot, touchedAt, isRestored }: Filling, now = Date.now()): string[] {
  return [
    ...(honeypot === '' ? [] : ['honeypot']),
    ...(touchedAt === undefined ? ['no-interaction'] : []),
    ...(touchedAt !== undefined && !isRestored && now - touchedAt < FAST_MS ? ['too-fast'] : []),
  ];
}

import type { Claim } from '../../../content/schema/claims';
import type { Content } from '../../../content/schema/content';
import { labeled, list } from '../nodes';

/** A claim by its id. @throws Error if there is none, which the content check rules out */
export function claimOf(id: string, { claims }: Content): Claim {
  const claim = claims[id];
  if (!claim) throw new Error(`No claim "${id}"`);
  return claim;
}

/** Claims as figures with their labels. */
export function figureList(ids: readonly string[], content: Content) {
  const claims = ids.map((id) => claimOf(id, content));
  return list(claims.map(({ label, value }) => labeled(label, value)));
}

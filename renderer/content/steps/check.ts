import type { Diagnostic } from '../diagnostics/diagnostic';
import { rules } from '../rules/registry';
import type { Linked } from './link';

/** What the rules find in the linked content. */
export async function check(linked: Linked, root: string): Promise<Diagnostic[]> {
  const found = await Promise.all(rules.map((rule) => rule(linked, root)));
  return found.flat();
}

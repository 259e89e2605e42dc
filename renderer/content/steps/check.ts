import type { Diagnostic } from '../diagnostics/diagnostic';
import { rules } from '../rules/registry';
import type { Rule } from '../rules/rule';
import type { Linked } from './link';

/**
 * What the rules find in the linked content.
 * @param before the content at the base of the branch; without it, nothing is compared
 */
export async function check(linked: Linked, root: string, before?: Linked): Promise<Diagnostic[]> {
  const all = Object.values<Rule>(rules);
  const found = await Promise.all(all.map((rule) => rule.check?.(linked, root) ?? []));
  const changed = before ? all.flatMap((rule) => rule.compare?.(linked, before) ?? []) : [];
  return [...found.flat(), ...changed];
}

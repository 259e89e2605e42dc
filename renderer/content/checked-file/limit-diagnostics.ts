import type { Finding } from '../diagnostics/diagnostic';
import { MAX_SHOWN } from '../files/limits';

/**
 * The diagnostics in the parts of one file, up to one more than are shown: for each, a rule may compare all pages
 * to suggest one.
 * @param find what is wrong with a part
 */
export function limitDiagnostics<Part>(parts: Iterable<Part>, find: (part: Part) => Finding | undefined): Finding[] {
  const found: Finding[] = [];
  for (const part of parts) {
    const diagnostic = find(part);
    if (diagnostic) found.push(diagnostic);
    if (found.length > MAX_SHOWN) break;
  }
  return found;
}

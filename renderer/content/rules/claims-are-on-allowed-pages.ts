import type { Diagnostic, Problem } from '../diagnostics/diagnostic';
import { tokensIn } from '../graph/token-uses';
import { diagnosticAtField } from '../parse/locations';
import type { ValidFile } from '../parse/parse-and-validate';
import type { Claim } from '../schema/claims';
import type { Content } from '../schema/content';
import type { Rule } from './rule';

type Lists = Pick<Content, 'claims'>;

export const claimsAreOnAllowedPages: Rule = {
  category: 'State figures',
  description: 'A claim appears only on the pages that its entry allows.',
  rationale:
    'A figure that is true of one service is not true of all. The person who wrote the claim down knows where it holds.',
  checkFile: (file, lists) => [...inFields(file, lists), ...inTokens(file, lists)],
};

function inFields({ file, references, address }: ValidFile, { claims }: Lists): Diagnostic[] {
  return references.flatMap(({ path, kind, value }) => {
    const problem = kind === 'claim' ? problemOf(value, address, claims) : undefined;
    return problem ? diagnosticAtField(file, path, 'value', problem) : [];
  });
}

function inTokens(file: ValidFile, { claims }: Lists): Diagnostic[] {
  return tokensIn(file).flatMap(({ id, at }) => {
    const problem = problemOf(id, file.address, claims);
    return problem ? at(problem) : [];
  });
}

function problemOf(id: string, address: string | undefined, claims: Lists['claims']): Problem | undefined {
  const claim = Object.hasOwn(claims, id) ? claims[id] : undefined;
  if (!claim || address === undefined || mayStandOn(claim, address)) return undefined;
  return {
    code: 'claims-are-on-allowed-pages',
    message: `The claim "${id}" is not allowed on ${address}.`,
    found: id,
    suggestion: `It is allowed on ${claim.pages.join(', ')}. Add ${address} to its pages in claims.yaml if the figure is true here.`,
  };
}

/** Whether the entry of a claim allows it on a page. */
export function mayStandOn({ pages }: Claim, address: string): boolean {
  return pages.some((pattern) => covers(pattern, address));
}

/** Whether an address is meant by a pattern: the address itself, /solutions/* for all below, /* for every page. */
function covers(pattern: string, address: string): boolean {
  return pattern === address || (pattern.endsWith('/*') && address.startsWith(pattern.slice(0, -1)));
}

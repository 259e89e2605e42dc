import type { Problem } from '../diagnostics/diagnostic';
import { tokensIn } from '../graph/token-uses';
import { diagnosticAtField } from '../parse/locations';
import { type Claim, mayStandOn } from '../schema/claims';
import type { Rule } from './rule';

export default {
  category: 'State figures',
  description: 'A claim appears only on the pages that its entry allows.',
  rationale:
    'A figure that is true of one service is not true of all. The person who wrote the claim down knows where it holds.',
  checkFile: (valid, { claims }) => {
    const { file, references, address } = valid;
    const problemsOf = (id: string): Problem[] => {
      const claim = Object.hasOwn(claims, id) ? claims[id] : undefined;
      return claim && address !== undefined && !mayStandOn(claim, address) ? [notAllowed(id, claim, address)] : [];
    };
    const inFields = references
      .filter(({ kind }) => kind === 'claim')
      .flatMap(({ path, value }) =>
        problemsOf(value).map((problem) => diagnosticAtField(file, path, 'value', problem)),
      );
    return [...inFields, ...tokensIn(valid).flatMap(({ id, at }) => problemsOf(id).map(at))];
  },
} satisfies Rule;

function notAllowed(id: string, { pages }: Claim, address: string): Problem {
  return {
    message: `The claim "${id}" is not allowed on ${address}.`,
    found: id,
    suggestion: `It is allowed on ${pages.join(', ')}. Add ${address} to its pages in claims.yaml if the figure is true here.`,
  };
}

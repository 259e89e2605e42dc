import { defineRule, type Problem } from 'sitewright';
import { type Claim, claims, isAllowedOn } from '../../../components/model/lists/claims';

export default defineRule({
  category: 'State figures',
  description: 'A claim appears only on the pages that its entry allows.',
  rationale:
    'A figure that is true of one service is not true of all. The person who wrote the claim down knows where it holds.',
  reads: { claims },
  file: (file, read) => {
    const { address } = file;
    if (address === undefined) return [];
    return file.naming(claims).flatMap(({ id, at }) => {
      const claim = Object.hasOwn(read.claims, id) ? read.claims[id] : undefined;
      return claim && !isAllowedOn(claim, address) ? at(notAllowed(id, claim, address)) : [];
    });
  },
});

function notAllowed(id: string, { pages }: Claim, address: string): Problem {
  return {
    message: `The claim "${id}" is not allowed on ${address}.`,
    found: id,
    because: { page: address },
    suggestion: `It is allowed on ${pages.join(', ')}. Add ${address} to its pages in claims.yaml if the figure is true here.`,
  };
}

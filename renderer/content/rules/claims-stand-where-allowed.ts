import { type Diagnostic, type Problem, rangeAt } from '../diagnostics/diagnostic';
import type { Content } from '../schema/content';
import { eachField } from '../schema/walk';
import type { ValidFile } from '../steps/link';
import { atField, inFile } from '../steps/parse';
import { tokensOf } from '../tokens';
import type { Rule } from './rule';

export const claimsStandWhereAllowed: Rule = {
  task: 'State figures',
  demand: 'A claim stands only on the pages that its entry allows.',
  why: 'A figure that is true of one service is not true of all. Whoever wrote the claim down knows where it holds.',
  check: ({ content, files }) => files.flatMap((file) => [...inFields(file, content), ...inBody(file, content)]),
};

function inFields({ file, schema, data, address }: ValidFile, content: Content): Diagnostic[] {
  return [...eachField(schema, data)].flatMap(({ path, value, schema: fieldSchema }) => {
    if (typeof value !== 'string') return [];
    const ids = fieldSchema.meta()?.refersTo === 'claim' ? [value] : tokensOf(value).map(({ id }) => id);
    const problem = ids.map((id) => problemOf(id, address, content)).find((each) => each !== undefined);
    return problem ? atField(file, path, 'value', problem) : [];
  });
}

function inBody({ file, address }: ValidFile, content: Content): Diagnostic[] {
  return tokensOf(file.body).flatMap(({ id, start, end }) => {
    const problem = problemOf(id, address, content);
    return problem ? inFile(file, rangeAt(file.body, start, end), problem) : [];
  });
}

function problemOf(id: string, address: string | undefined, content: Content): Problem | undefined {
  const claim = Object.hasOwn(content.claims, id) ? content.claims[id] : undefined;
  if (!claim || address === undefined || claim.pages.some((pattern) => covers(pattern, address))) return undefined;
  return {
    code: 'claims-stand-where-allowed',
    message: `The claim "${id}" may not stand on ${address}.`,
    found: id,
    suggestion: `It may stand on ${claim.pages.join(', ')}. Add ${address} to its pages in claims.yaml if the figure is true here.`,
  };
}

/** Whether an address is meant by a pattern: the address itself, /solutions/* for all below, /* for every page. */
function covers(pattern: string, address: string): boolean {
  return pattern === address || (pattern.endsWith('/*') && address.startsWith(pattern.slice(0, -1)));
}

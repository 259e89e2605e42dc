import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { visit } from 'unist-util-visit';
import { type Diagnostic, rangeAt } from '../diagnostics/diagnostic';
import { didYouMean } from '../nearest';
import type { Content } from '../schema/content';
import type { ReferenceKind } from '../schema/fields/reference';
import { eachField } from '../schema/walk';
import type { ValidFile } from '../steps/link';
import { atField, inFile } from '../steps/parse';
import { isSiteToken, siteTokens, tokensOf } from '../tokens';
import type { Rule } from './rule';

/** Every claim, author, category, hub and media file that content names exists; a claim stands only where it may. */
export const referencesResolve: Rule = async ({ content, files }, root) => {
  const found: Diagnostic[] = [];
  for (const file of files) {
    found.push(...(await inFields(file, content, root)), ...inBody(file, content));
  }
  return found;
};

async function inFields(file: ValidFile, content: Content, root: string): Promise<Diagnostic[]> {
  const found: Diagnostic[] = [];
  for (const { path, value, schema } of eachField(file.schema, file.data)) {
    if (typeof value !== 'string') continue;
    const kind = schema.meta()?.refersTo;
    const problem =
      kind === 'media'
        ? await mediaProblem(value, root)
        : isKind(kind)
          ? referenceProblem(kind, value, file, content)
          : tokensOf(value)
              .map((token) => tokenProblem(token.id, file, content))
              .find((each) => each !== undefined);
    if (problem) found.push(atField(file.file, path, 'value', problem));
  }
  return found;
}

function inBody(valid: ValidFile, content: Content): Diagnostic[] {
  const found: Diagnostic[] = [];
  const { file } = valid;
  visit(file.tree, 'text', (node) => {
    let from = node.position?.start.offset ?? 0;
    for (const token of tokensOf(node.value)) {
      const start = file.body.indexOf(`[[${token.id}]]`, from);
      from = start + 1;
      const problem = tokenProblem(token.id, valid, content);
      if (problem) found.push(inFile(file, rangeAt(file.body, start, start + token.id.length + 4), problem));
    }
  });
  return found;
}

type Problem = Pick<Diagnostic, 'code' | 'message' | 'found' | 'suggestion'>;

function isKind(kind: unknown): kind is Exclude<ReferenceKind, 'address' | 'media'> {
  return kind === 'claim' || kind === 'author' || kind === 'category' || kind === 'hub';
}

function referenceProblem(
  kind: Exclude<ReferenceKind, 'address' | 'media'>,
  id: string,
  file: ValidFile,
  content: Content,
): Problem | undefined {
  const known = idsOf(kind, content);
  if (!known.includes(id)) {
    return {
      code: 'references-resolve',
      message: `There is no ${kind} "${id}".`,
      found: id,
      suggestion: didYouMean(id, known),
    };
  }
  const claim = kind === 'claim' ? content.claims[id] : undefined;
  const { address } = file;
  if (!claim || address === undefined || claim.pages.some((pattern) => covers(pattern, address))) return undefined;
  return {
    code: 'claims-stand-where-allowed',
    message: `The claim "${id}" may not stand on ${address}.`,
    found: id,
    suggestion: `It may stand on ${claim.pages.join(', ')}. Add ${address} to its pages in claims.yaml if the figure is true here.`,
  };
}

function tokenProblem(id: string, file: ValidFile, content: Content): Problem | undefined {
  if (!isSiteToken(id)) return referenceProblem('claim', id, file, content);
  const known = siteTokens(content.site);
  if (known.includes(id)) return undefined;
  return {
    code: 'references-resolve',
    message: `There is no text "${id}" in site.yaml.`,
    found: id,
    suggestion: didYouMean(id, known),
  };
}

/** Whether an address is meant by a pattern: the address itself, /solutions/* for all below, /* for every page. */
function covers(pattern: string, address: string): boolean {
  return pattern === address || (pattern.endsWith('/*') && address.startsWith(pattern.slice(0, -1)));
}

function idsOf(kind: Exclude<ReferenceKind, 'address' | 'media'>, content: Content): string[] {
  switch (kind) {
    case 'claim':
      return Object.keys(content.claims);
    case 'author':
      return Object.keys(content.authors);
    case 'category':
      return content.site.categories;
    case 'hub':
      return [...content.entries.values()].flatMap((entry) => (entry.kind === 'hub' ? entry.slug : []));
  }
}

async function mediaProblem(file: string, root: string): Promise<Problem | undefined> {
  const exists = await access(join(root, 'media', file)).then(
    () => true,
    () => false,
  );
  if (exists) return undefined;
  return {
    code: 'references-resolve',
    message: `There is no file media/${file}.`,
    found: file,
    suggestion: 'Put the file into content/media, or correct its name; small and capital letters count.',
  };
}

import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { visit } from 'unist-util-visit';
import { type Diagnostic, type Problem, rangeAt } from '../diagnostics/diagnostic';
import { didYouMean } from '../nearest';
import type { Content } from '../schema/content';
import type { ReferenceKind } from '../schema/fields/reference';
import { eachField } from '../schema/walk';
import type { ValidFile } from '../steps/link';
import { atField, inFile } from '../steps/parse';
import { isSiteToken, siteTokens, tokensOf } from '../tokens';
import type { Rule } from './rule';

export const referencesResolve: Rule = {
  task: 'Fill in the fields',
  demand: 'Every claim, author, category, column and file that content names exists.',
  why: 'A name that means nothing would leave a hole on the page where a figure or a person should be.',
  check: async ({ content, files }, root) => {
    const found: Diagnostic[] = [];
    for (const file of files) {
      found.push(...(await inFields(file, content, root)), ...inBody(file, content));
    }
    return found;
  },
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
          ? referenceProblem(kind, value, content)
          : tokensOf(value)
              .map((token) => tokenProblem(token.id, content))
              .find((each) => each !== undefined);
    if (problem) found.push(atField(file.file, path, 'value', problem));
  }
  return found;
}

function inBody({ file }: ValidFile, content: Content): Diagnostic[] {
  const found: Diagnostic[] = [];
  visit(file.tree, 'text', (node) => {
    let from = node.position?.start.offset ?? 0;
    for (const token of tokensOf(node.value)) {
      const start = file.body.indexOf(`[[${token.id}]]`, from);
      from = start + 1;
      const problem = tokenProblem(token.id, content);
      if (problem) found.push(inFile(file, rangeAt(file.body, start, start + token.id.length + 4), problem));
    }
  });
  return found;
}

function isKind(kind: unknown): kind is Exclude<ReferenceKind, 'address' | 'media'> {
  return kind === 'claim' || kind === 'author' || kind === 'category' || kind === 'hub';
}

function referenceProblem(
  kind: Exclude<ReferenceKind, 'address' | 'media'>,
  id: string,
  content: Content,
): Problem | undefined {
  const known = idsOf(kind, content);
  if (known.includes(id)) return undefined;
  return {
    code: 'references-resolve',
    message: `There is no ${kind} "${id}".`,
    found: id,
    suggestion: didYouMean(id, known),
  };
}

function tokenProblem(id: string, content: Content): Problem | undefined {
  if (!isSiteToken(id)) return referenceProblem('claim', id, content);
  const known = siteTokens(content.site);
  if (known.includes(id)) return undefined;
  return {
    code: 'references-resolve',
    message: `There is no text "${id}" in site.yaml.`,
    found: id,
    suggestion: didYouMean(id, known),
  };
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

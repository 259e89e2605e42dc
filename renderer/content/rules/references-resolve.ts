import type { Diagnostic, Problem } from '../diagnostics/diagnostic';
import { certainlyMeant, didYouMean } from '../nearest';
import type { Reference } from '../references';
import type { FileLists, ValidFile } from '../steps/link';
import { atField } from '../steps/places';
import { isSiteToken, siteTokens } from '../tokens';
import { eachToken } from './each-token';
import type { Rule } from './rule';

export const referencesResolve: Rule = {
  task: 'Fill in the fields',
  demand: 'Every claim, author, category and column that content names exists.',
  why: 'A name that means nothing would leave a hole on the page where a figure or a person should be.',
  fix: 'Corrects a name that is one letter off from a single known one.',
  checkFile: (file, lists) => [...inFields(file, (kind) => idsOf(kind, lists)), ...inTokens(file, lists)],
  check: ({ content, files }) => {
    const hubs = content.lists.hubs.map(({ slug }) => slug);
    const naming = files.filter(({ references }) => references.some(({ kind }) => kind === 'hub'));
    return naming.flatMap((file) => inFields(file, (kind) => (kind === 'hub' ? hubs : undefined)));
  },
};

/** @param known the names that a kind of reference may have, or undefined for a kind that is not to be looked at */
function inFields(
  { file, references }: ValidFile,
  known: (kind: Reference['kind']) => string[] | undefined,
): Diagnostic[] {
  return references.flatMap(({ path, kind, value }) => {
    const names = known(kind);
    if (names === undefined || names.includes(value)) return [];
    const words = unknownName(`There is no ${kind} "${value}".`, value, names);
    return atField(file, path, 'value', { ...words, replacement: certainlyMeant(value, names) });
  });
}

function inTokens(file: ValidFile, { claims, site }: FileLists): Diagnostic[] {
  const sources = { claim: Object.keys(claims), site: siteTokens(site) };
  return eachToken(file).flatMap(({ id, at }) => {
    const known = isSiteToken(id) ? sources.site : sources.claim;
    if (known.includes(id)) return [];
    const message = isSiteToken(id) ? `There is no text "${id}" in site.yaml.` : `There is no claim "${id}".`;
    const meant = certainlyMeant(id, known);
    return at({ ...unknownName(message, id, known), replacement: meant && `[[${meant}]]` });
  });
}

function unknownName(message: string, found: string, known: readonly string[]): Problem {
  return { code: 'references-resolve', message, found, suggestion: didYouMean(found, known) };
}

/** The names that the lists know; undefined for what is no name of a list. */
function idsOf(kind: Reference['kind'], { claims, authors, site }: FileLists): string[] | undefined {
  switch (kind) {
    case 'claim':
      return Object.keys(claims);
    case 'author':
      return Object.keys(authors);
    case 'category':
      return site.categories;
    default:
      return undefined;
  }
}

import type { Problem } from '../diagnostics/diagnostic';
import { once } from '../once';
import type { AnyEntry } from '../schema/content';
import { atField } from '../steps/places';
import type { Rule } from './rule';
import { isPlaceholder } from './text-is-finished';

/** What search engines show before they cut. The sentences of the two fields in schema/fields/page-head.ts say the same. */
const LENGTHS = { title: { least: 1, most: 60 }, description: { least: 70, most: 160 } };

export const titlesFitSearchResults: Rule = {
  task: 'Be found in search',
  demand: 'Title and description have the length that search engines show.',
  why: 'What is longer is cut in the middle of a sentence; a very short description is replaced by some other text of the page.',
  check: ({ content, files }) =>
    files.flatMap(({ file, address }) => {
      const entry = address === undefined ? undefined : content.entries.get(address);
      const problems = entry ? problemsOf(entry) : [];
      return problems.map(([field, problem]) => atField(file, [field], 'value', problem));
    }),
};

const problemsOf = once(({ data }: AnyEntry): readonly (readonly [field: string, Problem])[] =>
  (['title', 'description'] as const).flatMap((field) => {
    const { least, most } = LENGTHS[field];
    const { length } = data[field];
    if ((length >= least && length <= most) || isPlaceholder(data[field])) return [];
    const problem: Problem = {
      code: 'titles-fit-search-results',
      message: `The ${field} has ${length} characters; search engines show ${least === 1 ? 'up' : `${least}`} to ${most}.`,
      suggestion: length > most ? `Cut ${length - most}.` : `Add ${least - length}.`,
    };
    return [[field, problem] as const];
  }),
);

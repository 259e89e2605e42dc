import type { Diagnostic } from '../diagnostics/diagnostic';
import { diagnosticAtField } from '../parse/locations';
import type { ValidFile } from '../parse/parse-and-validate';
import { distinctBy } from '../schema/fields/distinct';
import { fieldsOf, type Path } from '../schema/walk-fields';
import { comparableText } from '../text/comparable-text';
import type { Rule } from './rule';
import { isPlaceholder } from './text-is-finished';

export const listsHaveNoDuplicates: Rule = {
  category: 'Fill in the fields',
  description:
    'A list of links, figures, files, names, or points repeats nothing, and a column of solutions is not one of its own items.',
  rationale:
    'Nobody repeats an entry on purpose: usually it was copied and not yet changed. Visitors would read the same line twice.',
  checkFile: (valid) => {
    const { schema, data, collection, list, address } = valid;
    const lists = fieldsOf(schema, data).flatMap(({ path, value, schema: field }) => {
      const keys = Array.isArray(value) ? distinctBy(field) : undefined;
      return keys ? twiceIn(valid, path, value as unknown[], keys) : [];
    });
    const itself = collection === 'hub' && address !== undefined ? listedInItself(valid, address) : [];
    return [...lists, ...itself, ...(list === 'site' ? inTwoFooterLists(valid) : [])];
  },
};

/** The duplicates of a list. An entry that repeats several fields of an earlier one is reported at the first of them. */
function twiceIn({ file }: ValidFile, path: Path, list: readonly unknown[], keys: readonly string[]): Diagnostic[] {
  const seen = new Set<string>();
  return list.flatMap((entry, index) => {
    const fields = keys.length > 0 ? keys.map((key) => [key, Reflect.get(Object(entry), key)]) : [['', entry]];
    const texts = fields.flatMap(([key, value]) =>
      typeof value === 'string' && !isPlaceholder(value) ? { key, value } : [],
    );
    const again = texts.find(({ key, value }) => seen.has(identityOf(key, value)));
    for (const { key, value } of texts) seen.add(identityOf(key, value));
    if (!again) return [];
    const place = [...path, index, ...(again.key === '' ? [] : [again.key])];
    return diagnosticAtField(file, place, 'value', {
      code: 'lists-have-no-duplicates',
      message: `This list has "${again.value}" twice.`,
      found: again.value,
      suggestion: 'Delete one of the two, or replace it with what you meant.',
    });
  });
}

/** Equal for everything that readers or browsers treat as equal. */
function identityOf(key: string, text: string): string {
  const folded = comparableText(text);
  return `${key}:${folded.startsWith('https:') ? folded.replace(/\/$/, '') : folded}`;
}

/** The valid fields of site.yaml. */
interface PartialSite {
  footer?: ({ title?: string; links?: ({ href?: string } | undefined)[] } | undefined)[];
}

/** The links of the footer that another of its lists has as well. */
function inTwoFooterLists({ file, data }: ValidFile): Diagnostic[] {
  const lists = new Map<string, { title: string; index: number }>();
  const { footer = [] } = data as PartialSite;
  return footer.flatMap((list, index) =>
    (list?.links ?? []).flatMap((link, at) => {
      if (link?.href === undefined) return [];
      const other = lists.get(link.href);
      if (!other) lists.set(link.href, { title: list?.title ?? '', index });
      // Duplicates within a list are reported there.
      if (!other || other.index === index) return [];
      return diagnosticAtField(file, ['footer', index, 'links', at, 'href'], 'value', {
        code: 'lists-have-no-duplicates',
        message: `The footer has a link to ${link.href} already, in the list "${other.title}".`,
        found: link.href,
        suggestion: 'Delete one of the two, or replace it with what you meant.',
      });
    }),
  );
}

function listedInItself({ file, references }: ValidFile, address: string): Diagnostic[] {
  return references
    .filter(({ path, value }) => (path[0] === 'items' || path[0] === 'choosing') && value === address)
    .map(({ path }) =>
      diagnosticAtField(file, path, 'value', {
        code: 'lists-have-no-duplicates',
        message: `${address} is this page itself, so the link would lead nowhere.`,
        found: address,
        suggestion: 'Write the address of one of its items.',
      }),
    );
}

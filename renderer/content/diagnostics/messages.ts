import { countOf } from '../text/count-of';
import type { Diagnostic } from './diagnostic';

/** What a site says in its language instead of the English words of the check. What it leaves out stays English. */
export interface Messages {
  /**
   * What rules say, by their names. A function gets the whole diagnostic, with what was found and the fix. What it leaves out stays
   * English: the suggestion, or with undefined the whole.
   */
  readonly rules?: Readonly<Record<string, (diagnostic: Diagnostic) => Translation | undefined>>;
  /** What the check says around them. */
  readonly words?: Partial<Words>;
}

type Translation = Pick<Diagnostic, 'message' | 'suggestion'>;

/** How many errors in how many files, how many warnings, and how many files were checked. */
interface Counts {
  errors: number;
  broken: number;
  warnings: number;
  files: number;
}

/** The words around what rules say. */
interface Words {
  error: string;
  warning: string;
  /** What belongs at the place of an error, from the description of the field. */
  expected(description: string): string;
  /** Of a format: what it requires, and what is there instead. */
  found(requirement: string, found: string): string;
  /** Of a format: a value as it should be. */
  example(value: string): string;
  /** The line below all errors. */
  summary(counts: Counts): string;
}

const ENGLISH: Words = {
  error: 'error',
  warning: 'warning',
  expected: (description) => `Expected: ${description}`,
  found: (requirement, found) => `${requirement.replace(/\.$/, '')}, but found "${found}".`,
  example: (value) => `Write it like this:   ${value}`,
  summary({ errors, broken, warnings, files }) {
    const tail = warnings > 0 ? `, ${countOf(warnings, 'warning')}` : '';
    if (errors === 0) return `${countOf(files, 'file')} checked, no errors${tail}.`;
    return `${countOf(errors, 'error')} in ${countOf(broken, 'file')}${tail}.`;
  },
};

/** The words of a site, and English where it has none. */
export function wordsOf({ words }: Messages = {}): Words {
  return { ...ENGLISH, ...words };
}

/** A diagnostic in the words of the site, at the same place and with the same fix. */
export function translated(diagnostic: Diagnostic, { rules = {} }: Messages): Diagnostic {
  return { ...diagnostic, ...rules[diagnostic.code]?.(diagnostic) };
}

import { valueAt } from '../../platform/records';
import type { Entry } from './content';
import type { SectionData } from './define-section';

/** The sections of a page, which the schema of its kind has checked; none if the kind has no sections. */
export function sectionsOf({ data }: Pick<Entry, 'data'>): readonly SectionData[] {
  return sectionsIn(data);
}

/**
 * The sections in the fields of a file. A kind without sections may have a field of that name by mistake, which has an error of
 * its own.
 */
export function sectionsIn<Section>(data: unknown): readonly Section[] {
  const sections = valueAt(data, ['sections']);
  return Array.isArray(sections) ? sections : [];
}

import { valueAt } from '../../platform/records';
import type { Entry } from './content';
import type { SectionData } from './define-section';

/** The sections of a page; none if it is of a kind that has no sections. */
export function sectionsOf({ data }: Pick<Entry, 'data'>): readonly SectionData[] {
  const sections = valueAt(data, ['sections']);
  return isList(sections) ? sections : [];
}

/** The schema of its kind has checked each section. */
function isList(sections: unknown): sections is readonly SectionData[] {
  return Array.isArray(sections);
}

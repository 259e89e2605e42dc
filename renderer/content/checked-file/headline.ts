import { valueAt } from '../../platform/records';
import type { HeadlineInSection, Kind } from '../schema/define-kind';
import type { SectionData } from '../schema/define-section';
import type { Path } from '../schema/walk-fields';

/** A text at the top of a page, and where it is written. */
export interface TopText {
  path: Path;
  text: string;
}

/** The valid fields of a file. */
interface PartialFields {
  sections?: (Partial<SectionData> | undefined)[];
}

/** The headline of a page: a field of its own, or of its first section of a type. */
export function headlineOf({ headline }: Kind, data: unknown): TopText | undefined {
  const path = typeof headline === 'object' ? pathInSection(headline, Object(data)) : headline && [headline];
  const text = path && valueAt(data, path);
  return path && typeof text === 'string' ? { path, text } : undefined;
}

function pathInSection(
  { section: type, field }: HeadlineInSection,
  { sections = [] }: PartialFields,
): Path | undefined {
  const index = sections.findIndex((section) => section?.type === type);
  return index < 0 ? undefined : ['sections', index, field];
}

import type { ValidFile } from '../parse/parse-and-validate';
import type { PageEntry } from '../schema/content';
import type { Path } from '../schema/walk-fields';

/** A text at the top of a page, and where it is written. */
export interface TopText {
  path: Path;
  text: string;
}

/** The valid fields of a file. */
interface PartialFields {
  heading?: unknown;
  answer?: unknown;
  sections?: (Partial<PageEntry['data']['sections'][number]> | undefined)[];
}

/** The headline of a page: a field of its own, or the title of the hero. */
export function headlineOf(valid: ValidFile): TopText | undefined {
  return topText(valid, 'heading', 'title');
}

/** What is below the headline: the answer of a solution or hub, or the description of the hero. */
export function ledeOf(valid: ValidFile): TopText | undefined {
  return topText(valid, 'answer', 'description');
}

function topText({ collection, data }: ValidFile, field: 'heading' | 'answer', ofHero: 'title' | 'description') {
  if (collection === undefined) return undefined;
  const fields: PartialFields = Object(data);
  const path = collection === 'page' ? heroPath(fields, ofHero) : [field];
  const text = path?.reduce((value: unknown, key) => Object(value)[key], fields);
  return path && typeof text === 'string' ? { path, text } : undefined;
}

function heroPath({ sections = [] }: PartialFields, field: string): Path | undefined {
  const index = sections.findIndex((section) => section?.type === 'hero');
  return index < 0 ? undefined : ['sections', index, field];
}

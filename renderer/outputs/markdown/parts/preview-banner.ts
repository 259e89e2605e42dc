import { formatDate } from '../../../../components/ui/format-date';
import type { AnyEntry, Content } from '../../../content/schema/content';
import { fillPlaceholders } from '../../../content/schema/fill-placeholders';
import { publicationDay } from '../../../content/schema/publication';
import { type Blocks, paragraph, strong } from '../nodes';

/** On a page that the public site does not have: why, and from when on it will. */
export function previewBanner(entry: AnyEntry, { words }: Content): Blocks {
  if (entry.state === 'published') return [];
  const day = publicationDay(entry);
  return [paragraph(strong(fillPlaceholders(words.preview[entry.state], { date: day ? formatDate(day) : '' })))];
}

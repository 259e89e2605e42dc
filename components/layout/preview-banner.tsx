import type { AnyEntry } from '../../renderer/content/schema/content';
import { fillPlaceholders } from '../../renderer/content/schema/fill-placeholders';
import { publicationDay } from '../../renderer/content/schema/publication';
import { useContent } from '../content-context';
import { formatDate } from '../ui/format-date';

/** On a page that the public site does not have: why, and from when on it will. Nothing over all others. */
export function PreviewBanner({ entry }: { entry: AnyEntry }) {
  const { words } = useContent();
  if (entry.state === 'published') return null;
  const day = publicationDay(entry);
  return (
    <p className="border-b-2 border-dashed border-error py-2.5 text-error" data-md="title">
      <span className="frame type-small block font-semibold">
        {fillPlaceholders(words.preview[entry.state], { date: day ? formatDate(day) : '' })}
      </span>
    </p>
  );
}

import { type Entry, fillPlaceholders, formatDate } from 'sitewright';
import { useContent, useList } from 'sitewright/react';
import { words } from '../model/lists/words';

/** On an unpublished page, at the top: why it is unpublished, and the day of its publication. */
export function PreviewBanner({ entry }: { entry: Entry }) {
  const { locale } = useContent();
  const labels = useList(words);
  if (entry.state === 'published') return null;
  const { draft, scheduled } = labels.preview;
  const date = entry.published ? formatDate(entry.published, locale) : '';
  return (
    <p className="border-b-2 border-dashed border-error py-2.5 text-error" data-md="title">
      <span className="frame type-small block font-semibold">
        {entry.state === 'draft' ? draft : fillPlaceholders(scheduled, { date })}
      </span>
    </p>
  );
}

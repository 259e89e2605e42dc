import { type Entry, fillPlaceholders, formatDate } from 'sitewright';
import { Stylesheet, useContent, useList } from 'sitewright/react';
import { words } from '../model/lists/words';

/** On an unpublished page, at the top: why it is unpublished, and the day of its publication. */
export function PreviewBanner({ entry }: { entry: Entry }) {
  const { locale } = useContent();
  const labels = useList(words);
  if (entry.state === 'published') return null;
  const { draft, scheduled } = labels.preview;
  const date = entry.published ? formatDate(entry.published, locale) : '';
  return (
    <p className="preview-banner" data-md="title">
      <Stylesheet file="components/ui/preview.css" />
      <span className="frame type-small block font-semibold">
        {entry.state === 'draft' ? draft : fillPlaceholders(scheduled, { date })}
      </span>
    </p>
  );
}

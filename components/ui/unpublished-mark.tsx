import type { Entry } from 'sitewright';
import { Stylesheet, useList } from 'sitewright/react';
import { words } from '../model/lists/words';

/** In a preview, marks an unpublished page in a list. Renders nothing for published pages. */
export function UnpublishedMark({ state }: Pick<Entry, 'state'>) {
  const labels = useList(words);
  if (state === 'published') return null;
  return (
    <>
      {' '}
      <Stylesheet file="components/ui/preview.css" />
      <span className="type-label unpublished-mark" data-md="note">
        {labels.preview[`${state}Mark`]}
      </span>
    </>
  );
}

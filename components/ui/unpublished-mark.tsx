import type { Entry } from 'sitewright';
import { useList } from 'sitewright/react';
import { words } from '../model/lists/words';

/** In a preview, marks an unpublished page in a list. Renders nothing for published pages. */
export function UnpublishedMark({ state }: Pick<Entry, 'state'>) {
  const labels = useList(words);
  if (state === 'published') return null;
  return (
    <>
      {' '}
      <span
        className="type-label inline-block rounded-sm border border-current px-1.5 py-px align-middle"
        data-md="note"
      >
        {labels.preview[`${state}Mark`]}
      </span>
    </>
  );
}

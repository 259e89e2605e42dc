import type { PublicationState } from '../../renderer/content/schema/publication';
import { useContent } from '../content-context';

/** In a preview, marks a listed page that the public site does not have. Renders nothing for other pages. */
export function UnpublishedMark({ state }: { state: PublicationState }) {
  const { words } = useContent();
  if (state === 'published') return null;
  return (
    <>
      {' '}
      <span
        className="type-label inline-block rounded-sm border border-current px-1.5 py-px align-middle"
        data-md="note"
      >
        {words.preview[`${state}Mark`]}
      </span>
    </>
  );
}

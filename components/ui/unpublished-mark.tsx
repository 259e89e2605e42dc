import type { PublicationState } from '../../renderer/content/schema/publication';
import { useContent } from '../content-context';

/** Behind the name of a page in a list of a preview: that the public site does not have it. Nothing behind all others. */
export function UnpublishedMark({ state }: { state: PublicationState }) {
  const { words } = useContent();
  if (state === 'published') return null;
  return (
    <>
      {' '}
      <span className="type-label inline-block rounded-sm border border-current px-1.5 py-px align-middle">
        {words.preview[`${state}Mark`]}
      </span>
    </>
  );
}

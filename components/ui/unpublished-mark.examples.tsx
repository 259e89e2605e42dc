import type { Examples } from '../examples';
import { UnpublishedMark } from './unpublished-mark';

export const examples: Examples = {
  draft: (
    <p>
      A headline
      <UnpublishedMark state="draft" />
    </p>
  ),
  scheduled: (
    <p>
      A headline
      <UnpublishedMark state="scheduled" />
    </p>
  ),
  'published: nothing': (
    <p>
      A headline
      <UnpublishedMark state="published" />
    </p>
  ),
};

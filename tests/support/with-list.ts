import type { WholeContent } from '../../renderer/content/schema/content';
import type { DataOf, List } from '../../renderer/content/schema/define-list';
import { openContent } from '../../renderer/content/schema/open-content';

/** Content with a data file replaced. */
export function withList<Of extends List>(content: WholeContent, list: Of, said: DataOf<Of>): WholeContent {
  const { data } = content;
  return openContent({ ...data, lists: { ...data.lists, [list.name]: said } });
}

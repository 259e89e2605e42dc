import type { Paragraph } from 'mdast';
import type { Content, HubEntry } from '../../../content/schema/content';
import { link, list, paragraph } from '../nodes';
import { entryAt } from './entry-at';
import { unpublishedMark } from './unpublished-mark';

type Item = HubEntry['data']['items'][number];

/** The items of a column of solutions. */
export function itemList(items: readonly Item[], content: Content) {
  return list(items.map((item) => itemLine(item, content)));
}

function itemLine({ page, name, description }: Item, content: Content): Paragraph {
  const target = entryAt(page, content);
  const own = target.kind === 'solution' ? target.data : undefined;
  const mark = own?.featured ? ` (${content.words.columns.featured})` : '';
  const sentence = description ?? own?.summary;
  const about = `${mark}${unpublishedMark(target, content)}${sentence ? `: ${sentence}` : ''}`;
  return paragraph(link({ label: name ?? target.data.name, href: page }), about);
}

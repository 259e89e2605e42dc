import type { Content, Entry } from '../content/schema/content';
import type { Kind } from '../content/schema/define-kind';
import type { SiteDefinition } from '../content/schema/define-site';
import type { News, Template } from '../content/schema/define-template';
import { toTimestamp } from './head/to-timestamp';

/** A page with its kind, and the template of that. */
export interface DrawnPage {
  entry: Entry;
  kind: Kind;
  template: Template;
}

/** Loads the template of a page. */
export async function withItsTemplate(entry: Entry, site: SiteDefinition): Promise<DrawnPage> {
  const kind = site.kinds.find(({ name }) => name === entry.kind);
  if (!kind) throw new Error(`The site has no kind of page with the name "${entry.kind}"`);
  return { entry, kind, template: (await kind.load()).default };
}

/** What a page tells as news, with the moment of its publication; undefined if it is no news. */
export function newsOf({ entry, template }: DrawnPage, content: Content): (News & { moment: string }) | undefined {
  const news = template.news?.(entry, content);
  if (!news) return undefined;
  if (!entry.published)
    throw new Error(`${entry.file} is news without a day of publication: its kind needs \`published\``);
  return { ...news, moment: toTimestamp(entry.published) };
}

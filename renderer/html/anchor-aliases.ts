import type { AnchorAlias } from '../content/schema/content';

/**
 * The HTML of a page that still answers to the anchors it used to have: each is put at the beginning of the element that has
 * the current one. A former anchor without a current one needs nothing, since a browser then shows the top of the page.
 */
export function addAnchorAliases(html: string, aliases: readonly AnchorAlias[]): string {
  return aliases.reduce(
    (page, { former, current }) =>
      page.replace(new RegExp(`<[a-z][^>]* id="${current}"[^>]*>`), (tag) => `${tag}<span id="${former}"></span>`),
    html,
  );
}

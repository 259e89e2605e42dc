import type { AnchorAlias } from '../content/schema/content';

/**
 * Adds the former anchors of a page to its HTML, each at the beginning of the element with the current anchor.
 * A former anchor without a current one needs nothing, because browsers then show the top of the page.
 */
export function addAnchorAliases(html: string, aliases: readonly AnchorAlias[]): string {
  return aliases.reduce(
    (page, { former, current }) =>
      page.replace(new RegExp(`<[a-z][^>]* id="${current}"[^>]*>`), (tag) => `${tag}<span id="${former}"></span>`),
    html,
  );
}

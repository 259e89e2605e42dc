import type { Definition, Image, Link, Nodes, Root } from 'mdast';
import { type Range, rangeAt } from '../diagnostics/diagnostic';
import { type BodyComponents, DARK, DECORATION, namesOfHolders } from '../schema/body-components';
import { HIDDEN_IN_ADDRESS } from '../text/hidden-in-address';
import { UNREADABLE } from '../text/unreadable-characters';
import { misreadAt } from './bare-addresses';
import { textOf } from './headings';
import { allNodes, offsetsOf } from './walk-mdast';

/** A link, a link definition, or a picture in a body. */
export interface BodyLink {
  url: string;
  /** The words of a link; a definition has none. */
  words?: string;
  /** What a picture shows, in words; undefined for a link. */
  alt?: string;
  /** Whether a picture is marked as a decoration. */
  isDecoration?: true;
  /** The position of the address, or of the whole link if the source spells its address differently. */
  range: Range;
  /** Whether the range covers only the address. */
  isExact: boolean;
}

/**
 * The links and pictures of a body, from top to bottom. A definition that nothing refers to is not a link: some write comments like this,
 * as in `[//]: # (ask the shop)`.
 * @param components that the body may use
 */
export function linksOf(tree: Root, body: string, components: BodyComponents = {}): BodyLink[] {
  const links: BodyLink[] = [];
  const referredTo = new Set<string>();
  const addresses = new Map<string, string>();
  for (const node of allNodes(tree)) {
    if (node.type === 'linkReference' || node.type === 'imageReference') referredTo.add(node.identifier);
    // If two definitions have the same name, the first counts (CommonMark 4.7).
    if (node.type === 'definition' && !addresses.has(node.identifier)) addresses.set(node.identifier, node.url);
  }
  const posters = postersIn(tree, body, namesOfHolders('video', components));
  for (const node of allNodes(tree)) {
    // text-is-readable and characters-are-as-they-look report these addresses.
    if ('url' in node && (UNREADABLE.test(node.url) || HIDDEN_IN_ADDRESS.test(node.url))) continue;
    // bare-addresses-are-whole reports these.
    if (node.type === 'link' && misreadAt(node, body) !== undefined) continue;
    const isLink = node.type === 'link' || (node.type === 'definition' && referredTo.has(node.identifier));
    if (isLink) links.push({ ...toLink(node, body), ...(node.type === 'link' && { words: textOf(node) }) });
    if (node.type === 'image')
      links.push({
        ...toLink(node, body),
        alt: node.alt ?? '',
        ...((node.title === DECORATION || (!node.alt && (node.title === DARK || posters.has(node)))) && {
          isDecoration: true,
        }),
      });
    if (node.type === 'imageReference') {
      const url = addresses.get(node.identifier) ?? '';
      links.push({ url, alt: node.alt ?? '', range: rangeAt(body, ...offsetsOf(node)), isExact: false });
    }
  }
  return links;
}

/** The pictures of videos, whose titles say what is in them. */
function postersIn(tree: Root, body: string, holders: readonly string[]): ReadonlySet<Nodes> {
  if (!holders.some((name) => body.includes(`<${name}`))) return new Set();
  const elements = allNodes(tree).filter((node) => node.type === 'mdxJsxFlowElement');
  const videos = elements.filter(({ name }) => holders.includes(name ?? ''));
  return new Set(videos.flatMap((video) => allNodes({ type: 'root', children: [video] })));
}

function toLink(node: Link | Definition | Image, body: string): BodyLink {
  const [from, to] = offsetsOf(node);
  const source = body.slice(from, to);
  const at = source.indexOf(node.url, urlStart(node, source, from));
  if (node.url === '' || at < 0) return { url: node.url, range: rangeAt(body, from, to), isExact: false };
  return { url: node.url, range: rangeAt(body, from + at, from + at + node.url.length), isExact: true };
}

/** The end of the text of a link. */
function urlStart(node: Link | Definition | Image, source: string, from: number): number {
  if (node.type === 'definition') return source.indexOf(']:');
  if (node.type === 'image') return source.indexOf('](');
  // A bare address is its own text.
  if (!source.startsWith('[')) return 0;
  return (node.children.at(-1)?.position?.end.offset ?? from) - from;
}

import type { Root } from 'mdast';
import { fillTokens, type TextOfToken } from '../schema/tokens';
import { withAnchor } from '../text/anchor';
import { allNodes } from './walk-mdast';

/** Replaces the tokens in the texts of a body, and spells anchors as their elements do. */
export function fillBodyTokens(tree: Root, textOf: TextOfToken) {
  for (const node of allNodes(tree)) {
    if (node.type === 'text') node.value = fillTokens(node.value, textOf);
    if (node.type === 'link') node.url = fillTokens(node.url, textOf);
    if (node.type === 'link' || node.type === 'definition') node.url = withAnchor(node.url);
    if ('title' in node) node.title &&= fillTokens(node.title, textOf);
    if ('alt' in node) node.alt &&= fillTokens(node.alt, textOf);
    for (const attribute of 'attributes' in node ? node.attributes : []) {
      if (typeof attribute.value === 'string') attribute.value = fillTokens(attribute.value, textOf);
    }
  }
}

import type { Root } from 'mdast';
import { fillTokens, type TokenSource } from '../schema/tokens';
import { allNodes } from './walk-mdast';

/** Replaces the tokens in the texts of a body. */
export function fillBodyTokens(tree: Root, tokens: TokenSource) {
  for (const node of allNodes(tree)) {
    if (node.type === 'text') node.value = fillTokens(node.value, tokens);
    if (node.type === 'link') node.url = fillTokens(node.url, tokens);
    if ('title' in node) node.title &&= fillTokens(node.title, tokens);
    if ('alt' in node) node.alt &&= fillTokens(node.alt, tokens);
    for (const attribute of 'attributes' in node ? node.attributes : []) {
      if (typeof attribute.value === 'string') attribute.value = fillTokens(attribute.value, tokens);
    }
  }
}

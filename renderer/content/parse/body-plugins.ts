import type { Root } from 'mdast';
import type { PluggableList } from 'unified';
import { type BodyComponents, DECORATION, nameOfAlerts } from '../schema/body-components';
import { fillTokens, type TextOfToken } from '../schema/tokens';
import { withAnchor } from '../text/anchor';
import { alertsAsComponents } from './alerts';
import { headingsOf } from './headings';
import { alignCells, labelTasks, markLoneLinks } from './html-of-body';
import { allNodes } from './walk-mdast';

/**
 * What happens to the tree of a body before it becomes HTML: a build compiles it then, and a browser shows it as it is.
 * @param textOf the values of the tokens in bodies
 * @param components that bodies may use
 */
export function markdownPlugins(textOf: TextOfToken, components: BodyComponents): PluggableList {
  return [
    anchorHeadings,
    () => alertsAsComponents(nameOfAlerts(components)),
    () => (tree: Root) => fillBodyTokens(tree, textOf),
    firstPictureFirst,
  ];
}

/** What happens to its HTML tree. */
export const htmlPlugins: PluggableList = [labelTasks, alignCells, markLoneLinks];

/** Gives each heading the anchor that links and tables of contents expect. */
function anchorHeadings() {
  return (tree: Root) => {
    for (const { heading, node } of headingsOf(tree)) {
      node.data = { ...node.data, hProperties: { ...node.data?.hProperties, id: heading.id } };
    }
  };
}

/** A picture at the start of a body is probably the largest element of the first view. */
function firstPictureFirst() {
  return (tree: Root) => {
    const [first] = tree.children;
    const picture = first?.type === 'paragraph' ? first.children[0] : undefined;
    if (picture?.type === 'image') picture.data = { ...picture.data, hProperties: { fetchPriority: 'high' } };
  };
}

/** Replaces the tokens in the texts of a body, and spells anchors as their elements do. */
function fillBodyTokens(tree: Root, textOf: TextOfToken) {
  for (const node of allNodes(tree)) {
    if (node.type === 'text') node.value = fillTokens(node.value, textOf);
    if (node.type === 'link') node.url = fillTokens(node.url, textOf);
    if (node.type === 'link' || node.type === 'definition') node.url = withAnchor(node.url);
    if (node.type === 'image' && node.title === DECORATION) node.title = null;
    if ('title' in node) node.title &&= fillTokens(node.title, textOf);
    if ('alt' in node) node.alt &&= fillTokens(node.alt, textOf);
    for (const attribute of 'attributes' in node ? node.attributes : []) {
      if (typeof attribute.value === 'string') attribute.value = fillTokens(attribute.value, textOf);
    }
  }
}

import type { Element, ElementContent, Properties } from 'hast';
import { unescapeHtml } from '../../html/escape-html';

/** A comment, or a tag with its name and attributes. React escapes brackets in attributes. */
const TAG = /<!--[\s\S]*?-->|<(?:\/[^>]*|([^\s/>]+)([^>]*))>/g;
const ATTRIBUTE = / ([^\s=/]+)(?:="([^"]*)")?/g;
const LANGUAGE = 'language-';

/**
 * The elements of HTML that React wrote: each is closed, attributes are in quotation marks, and five characters are escaped. A parser
 * for all HTML takes six times as long. Drawings are left out, and classes other than the language of code.
 */
export function parseReactHtml(html: string): ElementContent[] {
  const root: ElementContent[] = [];
  const open = [root];
  let at = 0;
  for (const { 0: tag, 1: tagName, 2: attributes = '', index } of html.matchAll(TAG)) {
    const siblings = open.at(-1) ?? root;
    if (index > at) siblings.push({ type: 'text', value: unescapeHtml(html.slice(at, index)) });
    at = index + tag.length;
    if (tagName !== undefined) {
      const element: Element = { type: 'element', tagName, properties: propertiesOf(attributes), children: [] };
      if (tagName !== 'svg') siblings.push(element);
      if (!attributes.endsWith('/')) open.push(element.children);
    } else if (tag.startsWith('</')) open.pop();
  }
  if (at < html.length) root.push({ type: 'text', value: unescapeHtml(html.slice(at)) });
  return root;
}

/** Attributes by the names of their properties. */
function propertiesOf(attributes: string): Properties {
  const properties: Properties = {};
  for (const [, name = '', value = ''] of attributes.matchAll(ATTRIBUTE)) {
    if (name === 'class') properties.className = value.split(' ').filter((each) => each.startsWith(LANGUAGE));
    else if (name === 'checked' || name === 'disabled') properties[name] = true;
    else properties[name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())] = unescapeHtml(value);
  }
  return properties;
}

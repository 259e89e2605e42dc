import { isValidElement, type ReactNode } from 'react';
import { type BodyComponents, componentNamed, DARK, isWords } from '../content/schema/body-components';
import { type Entry, isPaginated, type WholeContent } from '../content/schema/content';
import type { List } from '../content/schema/define-list';
import { isCopy } from '../content/schema/fields/text';
import { redirects } from '../content/schema/redirects';
import type { Site } from '../content/schema/site';
import { vocabulary } from '../content/schema/vocabulary';
import { fieldsOf, type Path } from '../content/schema/walk-fields';
import { escapeHtml, unescapeHtml } from './escape-html';
import type { Body } from './run-code';

/** A text of an entry that its page does not have. */
export interface UnshownText {
  text: string;
  /** Its field; undefined in a body. */
  path?: Path;
}

/**
 * The texts of an entry that are nowhere in its document: no element, attribute, or structured data has them. Hidden and
 * conditional fields are left out.
 * @param html the document as React wrote it
 * @param body the compiled body, if there is any
 */
export function unshownTexts(
  entry: Entry,
  html: string,
  { kinds, bodyComponents }: Pick<Site, 'kinds' | 'bodyComponents'>,
  body?: Body,
): UnshownText[] {
  // A further page of a list has no file.
  if (isPaginated(entry)) return [];
  const schema = kinds.find(({ name }) => name === entry.kind)?.schema;
  const texts: UnshownText[] = body ? textsOfBody(body, bodyComponents).map((text) => ({ text })) : [];
  for (const { path, value, schema: field } of schema ? fieldsOf(schema, entry.data) : [])
    if (typeof value === 'string' && isCopy(field) && !field.meta()?.isConditional) texts.push({ text: value, path });
  return textsMissingIn(html, texts);
}

/** The data files of the engine, which no page shows. */
const NEVER_SHOWN: ReadonlySet<string> = new Set([redirects.name, vocabulary.name]);

/** The data files that pages show. */
export function shownLists({ lists }: Pick<Site, 'lists'>): readonly List[] {
  return lists.filter(({ name }) => !NEVER_SHOWN.has(name));
}

/** The texts of data files that a page of the site has to have. Hidden and conditional fields are left out. */
export function textsOfLists(site: Pick<Site, 'lists'>, { data }: WholeContent): (UnshownText & { list: string })[] {
  return shownLists(site).flatMap(({ name, schema }) =>
    fieldsOf(schema, data.lists[name]).flatMap(({ path, value, schema: field }) =>
      typeof value === 'string' && isCopy(field) && !field.meta()?.isConditional
        ? { list: name, path, text: value }
        : [],
    ),
  );
}

/** What is in braces is filled in. */
const SLOT = /\{[^{}]*\}/;

/** Those texts that a document does not have, not even in parts that a component has put into several elements. */
export function textsMissingIn<Each extends { text: string }>(html: string, texts: readonly Each[]): Each[] {
  const missing = texts.filter(({ text }) => !html.includes(escapeHtml(text)));
  if (missing.length === 0) return [];
  const shown = signsOf(unescapeHtml(html.replaceAll(/<[^>]*>/g, '')));
  const isShown = (part: string) => html.includes(escapeHtml(part.trim())) || shown.includes(signsOf(part));
  return missing.filter(({ text }) => !text.split(SLOT).every(isShown));
}

/** A text without spaces, quotation marks, and case, which components may change. */
function signsOf(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');
}

/** The texts of a body: what its elements hold, alternative texts, titles, and the words that its components get. */
function textsOfBody(body: Body, components: BodyComponents): string[] {
  const texts: string[] = [];
  const add = (node: ReactNode) => {
    if (typeof node === 'string') texts.push(node);
    if (Array.isArray(node)) node.forEach(add);
    if (!isValidElement<Record<string, ReactNode>>(node)) return;
    const { type, props } = node;
    // The site has its own heading of footnotes.
    if (props.id === 'footnote-label') return;
    const component = typeof type === 'string' ? componentNamed(type, components) : undefined;
    for (const [name, value] of Object.entries(props)) {
      const isText = component ? isWords(component.props[name]) : name === 'alt' || name === 'title';
      if (name === 'children' && !component?.isConditional) add(value);
      else if (isText && value !== DARK) add(value);
    }
  };
  // Components stand for themselves: what they draw is what is tested.
  add(body({ components: Object.fromEntries(Object.keys(components).map((name) => [name, name])) }));
  return texts.filter((text) => text.trim() !== '');
}

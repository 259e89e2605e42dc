import { type HTMLElement, parse } from 'node-html-parser';
import { isRecord } from '../../platform/records';
import { type Change, compareFields, compareLines } from './compare-text';
import type { BuiltPage } from './read-site';

/** The differences in one part of a page. */
export interface PagePart {
  name: string;
  changes: readonly Change[];
}

const FRONT_MATTER = /^---\n.*?\n---\n/s;
/** A link or picture in Markdown: the words count, and targets are compared as links. */
const LINK = /!?\[((?:\\.|[^\]\\])*)\]\([^)]*\)/g;
/** Words of a page that are not in its text: people hear them, or read them in empty fields. */
const LABELS = ['aria-label', 'alt', 'placeholder'];
const HEAD_LINKS = ['canonical', 'alternate', 'prev', 'next'].map((rel) => `head link[rel="${rel}"]`).join();
const IN_SEARCH_RESULTS = new Set(['title', 'description']);

/**
 * The parts in which two versions of a page differ.
 * @param media its pictures and downloads that differ
 */
export function comparePages(before: BuiltPage, after: BuiltPage, media: readonly string[]): PagePart[] {
  const [old, current] = [readPage(before), readPage(after)];
  const head = compareFields(old.head, current.head);
  const parts: PagePart[] = [
    { name: 'Text', changes: compareLines(old.text, current.text) },
    { name: 'Title and description', changes: head.filter(({ under }) => IN_SEARCH_RESULTS.has(under)) },
    { name: 'Links', changes: compareLines(old.links, current.links) },
    { name: 'Header and footer', changes: compareLines(old.around, current.around) },
    { name: 'Labels', changes: compareLines(old.labels, current.labels) },
    { name: 'Pictures', changes: media.map((name) => ({ under: '', runs: [{ kind: 'same', text: name }] })) },
    { name: 'Other head fields', changes: head.filter(({ under }) => !IN_SEARCH_RESULTS.has(under)) },
    { name: 'Structured data', changes: compareFields(old.data, current.data) },
  ];
  return parts.filter(({ changes }) => changes.length > 0);
}

function readPage({ html, markdown }: BuiltPage) {
  const root = parse(html);
  const links = root.querySelectorAll('body a[href]');
  const linkLines = links.map((link) => `${wordsOf(link)} → ${link.getAttribute('href')}`);
  const labels = root.querySelectorAll(LABELS.map((name) => `body [${name}]`).join());
  const text = markdown?.replace(FRONT_MATTER, '').replace(LINK, '$1') ?? root.querySelector('main')?.structuredText;
  // The header and the footer without their links.
  for (const link of links) link.remove();
  return {
    text: linesOf(text ?? ''),
    links: linkLines,
    around: root.querySelectorAll('body > :not(main, script)').flatMap((part) => linesOf(part.structuredText)),
    labels: labels.flatMap((element) => LABELS.flatMap((name) => element.getAttribute(name) || [])),
    head: headOf(root),
    data: dataOf(root),
  };
}

function headOf(root: HTMLElement): Map<string, string> {
  const head = new Map([['title', collapse(root.querySelector('title')?.text ?? '')]]);
  for (const { attributes } of root.querySelectorAll('head meta')) {
    const { name = attributes.property ?? '', media = '', content = '' } = attributes;
    if (name !== '') head.set(`${name} ${media}`.trim(), content);
  }
  for (const { attributes } of root.querySelectorAll(HEAD_LINKS)) {
    const { rel = '', type = '', href = '' } = attributes;
    head.set(`${rel} ${type}`.trim(), href);
  }
  return head;
}

/** Structured data (JSON-LD): the values by their path, such as BlogPosting.headline. */
function dataOf(root: HTMLElement): Map<string, string> {
  const data = new Map<string, string>();
  for (const script of root.querySelectorAll('script[type="application/ld+json"]')) {
    collectValues(JSON.parse(script.rawText), '', data);
  }
  return data;
}

/** Objects in a list are named by their type and not by their index, so that an added one does not rename the others. */
function collectValues(value: unknown, path: string, data: Map<string, string>) {
  if (typeof value !== 'object' || value === null) {
    data.set(path, data.has(path) ? `${data.get(path)}\n${value}` : String(value));
    return;
  }
  for (const [key, inner] of Object.entries(value)) {
    const type = isRecord(inner) ? inner['@type'] : undefined;
    const name = Array.isArray(value) ? String(type ?? '') : key.replace('@graph', '');
    collectValues(inner, [path, name].filter((part) => part !== '').join('.'), data);
  }
}

function wordsOf(link: HTMLElement): string {
  return link.getAttribute('aria-label') ?? collapse(link.structuredText);
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map(collapse)
    .filter((line) => line !== '');
}

function collapse(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

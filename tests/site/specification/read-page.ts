import type { HTMLElement } from 'node-html-parser';
import { textWithout } from '../../../renderer/commands/test/accessible-name';
import { asTyped } from '../../support/as-typed';

const FIELDS = 'input:not([type=hidden]), textarea, select';
const CHECKS = ['required', 'maxlength', 'minlength', 'pattern', 'min', 'max', 'step'];

/** How what a page says is compared: as a sequence, as items or words among others, as words that are not there, as a number. */
type Comparison = 'sequence' | 'items' | 'words' | 'absence' | 'minimum';

interface Reader {
  compare: Comparison;
  /** What the page says, by its part: the main part, or a section. */
  read(part: HTMLElement): string[];
}

/** What can be specified of a page or a section. */
export const readers: Readonly<Record<string, Reader>> = {
  sections: {
    compare: 'sequence',
    read: (main) => main.children.map((child) => child.getAttribute('data-section') ?? child.rawTagName),
  },
  headline: { compare: 'sequence', read: (part) => readingsOf(part, 'h1, h2').slice(0, 1) },
  /** The titles of its items. */
  titles: { compare: 'sequence', read: (part) => readingsOf(part, 'h3') },
  terms: { compare: 'sequence', read: (part) => readingsOf(part, 'dt') },
  /** The line below each title. */
  notes: {
    compare: 'sequence',
    read: (part) => part.querySelectorAll('li').flatMap((item) => readingsOf(item, 'h3 ~ p').slice(0, 1)),
  },
  points: { compare: 'sequence', read: (part) => readingsOf(part, 'li') },
  figures: { compare: 'sequence', read: figuresOf },
  labels: { compare: 'sequence', read: (part) => readingsOf(part, 'dl > div > dt') },
  /** Links outside of texts, lists, and navigation. */
  buttons: { compare: 'sequence', read: (part) => linksOf(part, 'a:not(p a, li a, dl a, nav a)') },
  links: { compare: 'sequence', read: (part) => linksOf(part, 'a').filter((link) => !link.startsWith(' ')) },
  /** Its titles and the targets of its links, with what marks them. */
  outline: { compare: 'sequence', read: outlineOf },
  /** Files to download, by their addresses. */
  downloads: {
    compare: 'sequence',
    read: (part) => part.querySelectorAll('a[download]').map((link) => link.getAttribute('href') ?? ''),
  },
  dates: {
    compare: 'sequence',
    read: (part) => part.querySelectorAll('time').map((time) => time.getAttribute('datetime') ?? ''),
  },
  fields: { compare: 'sequence', read: fieldsOf },
  choices: { compare: 'sequence', read: choicesOf },
  'table head': { compare: 'sequence', read: (part) => readingsOf(part, 'thead th') },
  /** The last cell of each row, by the id of the row. */
  rows: {
    compare: 'items',
    read: (part) => part.querySelectorAll('tr[id]').map((row) => `${row.id}: ${readingsOf(row, 'td').at(-1)}`),
  },
  /** Targets, or labels and targets. */
  'leads to': {
    compare: 'items',
    read: (part) => [
      ...linksOf(part, 'a'),
      ...part.querySelectorAll('a').map((link) => link.getAttribute('href') ?? ''),
    ],
  },
  anchors: { compare: 'items', read: (part) => part.querySelectorAll('[id]:has(h2)').map(({ id }) => id) },
  says: { compare: 'words', read: (part) => [readingOf(part)] },
  /** Also what it only shows after a click. */
  holds: {
    compare: 'words',
    read: (part) => [asTyped(part.outerHTML.replaceAll('&quot;', '"').replaceAll('&#x27;', "'"))],
  },
  'never says': { compare: 'absence', read: (part) => [readingOf(part)] },
  words: { compare: 'minimum', read: (part) => [String(readingOf(part).split(/\s+/).length)] },
};

/** The visible text of an element, with straight quotation marks and hyphens. */
function readingOf(element: HTMLElement): string {
  return asTyped(textWithout(element, '[aria-hidden=true], .sr-only'));
}

function readingsOf(element: HTMLElement, selector: string): string[] {
  return element.querySelectorAll(selector).map(readingOf);
}

function linksOf(element: HTMLElement, selector: string): string[] {
  return element.querySelectorAll(selector).map((link) => `${readingOf(link)} → ${link.getAttribute('href')}`);
}

/** The values of tiles, or of the cards of services. */
function figuresOf(part: HTMLElement): string[] {
  const tiles = part.querySelectorAll('dl > div').flatMap((tile) => readingsOf(tile, 'dd').slice(0, 1));
  return tiles.length > 0 ? tiles : readingsOf(part, 'p:has(strong)');
}

function outlineOf(part: HTMLElement): string[] {
  return part.querySelectorAll('h3, li > a, p > a, li > .type-label').map((element) => {
    if (element.rawTagName !== 'a') return readingOf(element);
    const marks = readingsOf(element, 'small');
    return [element.getAttribute('href'), ...marks].join(' ');
  });
}

function fieldsOf(form: HTMLElement): string[] {
  return form.querySelectorAll(FIELDS).flatMap((field) => {
    if (field.closest('[inert]')) return [];
    const { id, rawTagName, attributes } = field;
    const label = form.querySelectorAll('label').find((each) => each.getAttribute('for') === id);
    const rows = attributes.rows === undefined ? [] : [`${attributes.rows} rows`];
    const type = ['email', 'url'].includes(attributes.type ?? '') ? [`type ${attributes.type}`] : [];
    const checks = CHECKS.filter((check) => check in attributes);
    return [
      `${label ? readingOf(label) : ''}: ${[`${rawTagName} ${attributes.name}`, ...rows, ...checks, ...type].join(', ')}`,
    ];
  });
}

function choicesOf(form: HTMLElement): string[] {
  return form.querySelectorAll('option:not([hidden])').map((option) => {
    const chosen = option.hasAttribute('selected') ? ' (chosen)' : '';
    return `${option.getAttribute('value')}: ${readingOf(option)}${chosen}`;
  });
}

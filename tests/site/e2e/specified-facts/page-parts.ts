import type { HTMLElement } from 'node-html-parser';
import { asTyped } from '../../../support/as-typed';
import { pageAt, textOf } from '../built-pages';

/** An icon, as opposed to a drawing or the arrow of a link. */
export const ICON = 'svg:not([role=img] svg, a svg)';

/** The text of a link, and its target. */
export type LabelAndHref = [label: string, href: string];

/** @throws Error if there is no such page */
export function mainOf(address: string): HTMLElement {
  return partOf(pageAt(address).root, 'main');
}

/** The first part of an element that matches a selector. @throws Error if there is none */
export function partOf(element: HTMLElement, selector: string): HTMLElement {
  const part = element.querySelector(selector);
  if (!part) throw new Error(`There is no ${selector}.`);
  return part;
}

/** The first section of a type. @throws Error if the page has none */
export function sectionOf(address: string, type: string): HTMLElement {
  return partOf(mainOf(address), `[data-section=${type}]`);
}

/** The types of a page's sections from top to bottom, such as: hero, stats, contact. */
export function sectionsOf(address: string): string {
  return mainOf(address)
    .children.map((child) => child.getAttribute('data-section') ?? child.tagName)
    .join(', ');
}

/** A pattern for exactly these sections, with any sections in place of … */
export function inSequence(sections: string): RegExp {
  return new RegExp(`^${sections.replaceAll('…, ', '(?:\\S+, )*').replace(/, …$/, '(?:, \\S+)*')}$`);
}

/** The visible text of an element, with straight quotation marks and hyphens. */
export function readingOf(element: HTMLElement): string {
  return asTyped(textOf(element, '[aria-hidden=true], .sr-only'));
}

/** The text of each part of an element. */
export function readingsOf(element: HTMLElement, selector: string): string[] {
  return element.querySelectorAll(selector).map(readingOf);
}

export function linksOf(element: HTMLElement, selector = 'a'): LabelAndHref[] {
  return element.querySelectorAll(selector).map((link) => [readingOf(link), hrefOf(link)]);
}

/** The links outside of texts, lists, and navigation. */
export function buttonsOf(element: HTMLElement): LabelAndHref[] {
  return linksOf(element, 'a:not(p a, li a, dl a, nav a)');
}

export function hrefOf(link: HTMLElement): string {
  return link.getAttribute('href') ?? '';
}

/** The stat tiles of an element. */
export function tilesOf(element: HTMLElement) {
  return element.querySelectorAll('dl > div').map((tile) => ({
    hasIcon: tile.querySelector(ICON) !== null,
    value: readingOf(partOf(tile, 'dd')),
    label: readingOf(partOf(tile, 'dt')),
  }));
}

/** The texts that a page lacks, ignoring case. */
export function missingFrom(address: string, texts: string[]): string[] {
  const text = readingOf(mainOf(address)).toLowerCase();
  return texts.filter((each) => !text.includes(each.toLowerCase()));
}

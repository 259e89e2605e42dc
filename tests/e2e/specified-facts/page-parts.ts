import type { HTMLElement } from 'node-html-parser';
import { asTyped } from '../../support/as-typed';
import { pageAt, textOf } from '../built-pages';

/** An icon, as opposed to a drawing or the arrow of a link. */
export const ICON = 'svg:not([role=img] svg, a svg)';

/** The text of a link, and where it leads. */
export type LabelAndHref = [label: string, href: string];

/** @throws Error if there is no such page */
export function mainOf(address: string): HTMLElement {
  return partOf(pageAt(address).root, 'main');
}

/** The first part of an element that a selector finds. @throws Error if it finds none */
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

/** What the sections of a page match if they are exactly these, with any others where … is. */
export function inSequence(sections: string): RegExp {
  return new RegExp(`^${sections.replaceAll('…, ', '(?:\\S+, )*').replace(/, …$/, '(?:, \\S+)*')}$`);
}

/** The text of an element as visitors read it, with straight quotation marks and hyphens. */
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

/** The links that are not part of a text, a list, or a navigation. */
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

/** Which of the texts a page does not have, in capital letters or not. */
export function missingFrom(address: string, texts: string[]): string[] {
  const text = readingOf(mainOf(address)).toLowerCase();
  return texts.filter((each) => !text.includes(each.toLowerCase()));
}

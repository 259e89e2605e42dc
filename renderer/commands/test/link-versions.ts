import type { HTMLElement } from 'node-html-parser';
import { nameOf } from './accessible-name';

export interface NamedControl {
  control: HTMLElement;
  name: string;
  /** Where a link leads; "" for anything else. */
  href: string;
}

/**
 * Names controls, with the versions of a link as one: links of one name that follow each other and lead to places of one page, of which
 * styles show one. Such a link leads to the page; all others lead to their place.
 */
export function withVersionsAsOne(controls: readonly HTMLElement[], root: HTMLElement): NamedControl[] {
  const all: NamedControl[] = [];
  for (const control of controls) {
    const [name, href] = [nameOf(control, root), control.getAttribute('href') ?? ''];
    const last = all.at(-1);
    const isVersion =
      last?.control.rawTagName === control.rawTagName && last.name === name && areOnOnePage(last.href, href);
    if (last && isVersion) last.href = pageOf(href) || '#';
    else all.push({ control, name, href });
  }
  return all;
}

/** Also of two places of the page itself, but not of two buttons. */
function areOnOnePage(one: string, other: string): boolean {
  return one !== '' && other !== '' && pageOf(one) === pageOf(other);
}

const pageOf = (href: string) => href.replace(/#.*/, '');

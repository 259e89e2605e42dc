import type { HTMLElement } from 'node-html-parser';
import { percentDecode } from '../content/text/percent-decode';
import type { PageRecord } from './rendered-page';

/** What a document links to and loads, and what can be linked to in it, without repetition. A link within the document is left out. */
export function linksInHtml(document: HTMLElement): Pick<PageRecord, 'links' | 'anchors'> {
  const anchors = document.querySelectorAll('[id]').flatMap((element) => element.getAttribute('id') ?? []);
  const own = new Set(anchors.map((anchor) => `#${anchor}`));
  const links = document
    .querySelectorAll('a, link:not([rel="canonical"]), script, img')
    .flatMap((element) => element.getAttribute('href') ?? element.getAttribute('src') ?? [])
    .filter((link) => !own.has(percentDecode(link)));
  return { links: [...new Set(links)], anchors: [...new Set(anchors)] };
}

import { hydrateIslands } from '../../react/hydrate-islands';
import { showErrors } from './show-error-overlay';

/** The elements in the head that describe the page. Scripts and styles are there too, and Vite adds to them over time. */
const METADATA = 'title, meta, [rel=canonical], [rel=alternate], [type="application/ld+json"]';

/**
 * In development, for a page as it was served, before its islands are hydrated: updates it while it stays open. Only the
 * elements that differ are replaced, so that what was typed, opened and scrolled to stays; a full reload takes longer than
 * rendering the page. A listener that can't continue with a changed page prevents the default of the event
 * `content-update`, and the page is reloaded.
 * @returns is called with the time of a change, which is reported twice if it is saved while the page connects
 */
export function createPagePatcher(document: Document): (changedAt: number) => void {
  let served = parse(document.documentElement.outerHTML);
  let lastChange: number | undefined;
  let last = Promise.resolve();
  const updatePage = async () => {
    const response = await fetch(location.href, { headers: { accept: 'text/html' } });
    const current = parse(await response.text());
    // The page stays as it is below the overlay, until it can be made again.
    if (showErrors(current)) return;
    const isAccepted = dispatchEvent(new Event('content-update', { cancelable: true }));
    if (!isAccepted || !response.ok) return location.reload();
    for (const fact of document.head.querySelectorAll(METADATA)) fact.remove();
    document.head.append(...current.head.querySelectorAll(METADATA));
    updateInside(document.body, served.body, current.body);
    served = current;
  };
  return (changedAt) => {
    if (changedAt === lastChange) return;
    lastChange = changedAt;
    // Without a response from the server there is nothing to continue with.
    last = last.then(updatePage).catch(() => location.reload());
  };
}

/** The served page is parsed as well: scripts see the content of a noscript as text, the parser as elements. */
function parse(html: string): Document {
  return new DOMParser().parseFromString(html, 'text/html');
}

/** Updates a node on the page from what was served to what is served now. */
function update(shown: ChildNode, served: Node, current: Node) {
  if (served.isEqualNode(current)) return;
  const areElements = shown instanceof Element && served instanceof Element && current instanceof Element;
  if (areElements && isAlike(served, current)) updateInside(shown, served, current);
  else replace(shown, current);
}

/** What scripts have added is at the end of the body; everything else that they change is in islands. */
function updateInside(shown: Element, served: Element, current: Element) {
  for (const name of new Set([...served.getAttributeNames(), ...current.getAttributeNames()])) {
    const now = current.getAttribute(name);
    if (now === served.getAttribute(name)) continue;
    if (now === null) shown.removeAttribute(name);
    else shown.setAttribute(name, now);
  }
  const children = [...shown.childNodes];
  for (const [index, now] of current.childNodes.entries()) {
    const [child, before] = [children[index], served.childNodes[index]];
    if (child && before) update(child, before, now);
  }
}

/** Whether one node can be updated to the other without being replaced. An island can, if its own part stays the same. */
function isAlike(served: Element, current: Element): boolean {
  const isIsland = served.hasAttribute('data-island') || current.hasAttribute('data-island');
  if (isIsland) return ownPartOf(served) === ownPartOf(current);
  return served.tagName === current.tagName && served.childNodes.length === current.childNodes.length;
}

/** An island with everything that its hydration needs, without the sources of its texts. */
function ownPartOf(island: Element): string {
  const copy = island.cloneNode(true) as Element;
  copy.removeAttribute('data-source');
  return copy.outerHTML;
}

function replace(shown: ChildNode, current: Node) {
  const fragment = document.createDocumentFragment();
  fragment.append(document.importNode(current, true));
  hydrateIslands(fragment);
  shown.replaceWith(fragment);
}

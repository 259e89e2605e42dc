import { hydrateIslands } from '../../components/islands/hydrate-islands';

/** What the head says of a page. Scripts and styles stand there too, and Vite adds to them as time goes by. */
const FACTS = 'title, meta, [rel=canonical], [rel=alternate], [type="application/ld+json"]';

/**
 * In development, for a page as it was served, before its islands wake: what brings it up to date while it stays open.
 * Only the elements that are made otherwise are replaced, so that what was typed, opened and scrolled to stays; a reload
 * takes longer than to make the page. Whoever can't go on with another page prevents the default of the event `renew`.
 */
export function createPagePatcher(document: Document): () => void {
  let served = parse(document.documentElement.outerHTML);
  let last = Promise.resolve();
  const renewPage = async () => {
    const response = await fetch(location.href, { headers: { accept: 'text/html' } });
    const made = parse(await response.text());
    const isWelcome = dispatchEvent(new Event('renew', { cancelable: true }));
    if (!isWelcome || !response.ok) return location.reload();
    for (const overlay of document.querySelectorAll('vite-error-overlay')) overlay.remove();
    for (const fact of document.head.querySelectorAll(FACTS)) fact.remove();
    document.head.append(...made.head.querySelectorAll(FACTS));
    renewInside(document.body, served.body, made.body);
    served = made;
  };
  return () => {
    // Without the server's answer there is nothing to go on with.
    last = last.then(renewPage).catch(() => location.reload());
  };
}

/** What was served is parsed again as well: scripts see what is in a noscript as text, the parser as elements. */
function parse(html: string): Document {
  return new DOMParser().parseFromString(html, 'text/html');
}

/** Makes what is shown, and was served so, what it would be if it were served now. */
function renew(shown: ChildNode, served: Node, made: Node) {
  if (served.isEqualNode(made)) return;
  const areElements = shown instanceof Element && served instanceof Element && made instanceof Element;
  if (areElements && isAlike(served, made)) renewInside(shown, served, made);
  else replace(shown, made);
}

/** What scripts have added stands in the body, behind what was served; what else they have changed is in islands. */
function renewInside(shown: Element, served: Element, made: Element) {
  for (const name of new Set([...served.getAttributeNames(), ...made.getAttributeNames()])) {
    const now = made.getAttribute(name);
    if (now === served.getAttribute(name)) continue;
    if (now === null) shown.removeAttribute(name);
    else shown.setAttribute(name, now);
  }
  const children = [...shown.childNodes];
  for (const [index, now] of made.childNodes.entries()) {
    const [child, before] = [children[index], served.childNodes[index]];
    if (child && before) renew(child, before, now);
  }
}

/** Whether one can become the other without being replaced itself. An island can, where its own part stays the same. */
function isAlike(served: Element, made: Element): boolean {
  const isIsland = served.hasAttribute('data-island') || made.hasAttribute('data-island');
  if (isIsland) return ownPartOf(served) === ownPartOf(made);
  return served.tagName === made.tagName && served.childNodes.length === made.childNodes.length;
}

/** An island with all that wakes it, without the place of its texts in the files. */
function ownPartOf(island: Element): string {
  const copy = island.cloneNode(true) as Element;
  copy.removeAttribute('data-source');
  return copy.outerHTML;
}

function replace(shown: ChildNode, made: Node) {
  const fragment = document.createDocumentFragment();
  fragment.append(document.importNode(made, true));
  hydrateIslands(fragment);
  shown.replaceWith(fragment);
}

import { type AnchorPlace, anchorsOf, placesOf } from '../checked-file/anchors';
import type { CheckedFile } from '../checked-file/checked-file';
import { limitDiagnostics } from '../checked-file/limit-diagnostics';
import type { Finding, Problem } from '../diagnostics/diagnostic';
import type { Entry } from '../schema/content';
import { type Redirects, redirects } from '../schema/redirects';
import { countWords, mostSimilar } from '../text/text-similarity';
import type { CheckedContent } from './checked-content';
import { redirectSuggestion } from './redirects';

/**
 * The anchors that pages had at the base of the branch and no longer have. A page that moved keeps its anchors:
 * visitors who follow such a link arrive at the target of the redirect.
 */
export function findLostAnchors(linked: CheckedContent, before: CheckedContent): Finding[] {
  const { entries } = linked;
  const known = linked.list(redirects);
  const recorded = new Set(known.map(({ from }) => from));
  const moved = movedAnchors(before.list(redirects));
  return [...before.entries.values()].flatMap((old) => {
    const entry = entries.get(old.address);
    if (old.state !== 'published' || entry?.state !== 'published') return [];
    const present = new Set(anchorsOf(entry));
    const promised = [...anchorsOf(old), ...(moved.get(old.address) ?? [])];
    const lost = promised.filter((anchor) => !present.has(anchor) && !recorded.has(`${old.address}#${anchor}`));
    const [file, oldFile] = [linked.fileAt(entry.address), before.fileAt(old.address)];
    if (lost.length === 0 || !file || !oldFile) return [];
    return explain(lost, { entry, file }, { entry: old, file: oldFile }, known);
  });
}

/** The anchors that redirects.yaml keeps alive, by the address of their page. */
function movedAnchors(moved: Redirects): Map<string, string[]> {
  const anchors = new Map<string, string[]>();
  for (const { from } of moved) {
    const [address = '', anchor] = from.split('#');
    if (anchor !== undefined) anchors.set(address, [...(anchors.get(address) ?? []), anchor]);
  }
  return anchors;
}

interface PageWithFile {
  entry: Entry;
  file: CheckedFile;
}

function explain(lost: readonly string[], now: PageWithFile, old: PageWithFile, known: Redirects): Finding[] {
  const { address } = now.entry;
  const places = placesOf(now.entry, now.file.tree);
  const oldPlaces = placesOf(old.entry, old.file.tree);
  // The targets in redirects.yaml are written like any other link on this site.
  const added = [...places].filter(([anchor]) => !oldPlaces.has(anchor) && /^[a-z0-9-]+$/.test(anchor));
  const texts = added.map(([candidate, { text }]) => [candidate, countWords(text)] as const);
  return limitDiagnostics(lost, (anchor) => {
    const successor = mostSimilar(countWords(oldPlaces.get(anchor)?.text ?? ''), texts);
    const from = `${address}#${anchor}`;
    const to = successor === undefined ? address : `${address}#${successor}`;
    return atPlace(now.file, successor === undefined ? undefined : places.get(successor), {
      message: `The anchor #${anchor} was published, but ${address} no longer has it, so old links to it end at the top of the page.`,
      found: from,
      because: { file: now.file.label },
      suggestion: redirectSuggestion('Bring the anchor back', from, to, known),
    });
  });
}

/** At the new place of the text, or else at the title of the page. */
function atPlace(file: CheckedFile, place: AnchorPlace | undefined, problem: Problem): Finding {
  if (place?.heading) return file.atNode(place.heading, problem);
  return file.at(place?.field ?? ['title'], problem);
}

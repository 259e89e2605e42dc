import type { Finding, Problem } from '../diagnostics/diagnostic';
import { diagnosticAtField, diagnosticAtNode } from '../parse/locations';
import type { ValidFile } from '../parse/parse-and-validate';
import type { Entry } from '../schema/content';
import { type Redirects, redirects } from '../schema/redirects';
import { countWords, mostSimilar } from '../text/text-similarity';
import { anchorsOf, type Place, placesOf } from './anchors';
import type { ContentGraph } from './content-graph';
import { fileAt } from './find-files';
import { limitDiagnostics } from './limit-diagnostics';
import { redirectSuggestion } from './redirects';

/**
 * The anchors that pages had at the base of the branch and no longer have. A page that moved keeps its anchors:
 * visitors who follow such a link arrive at the target of the redirect.
 */
export function findLostAnchors(linked: ContentGraph, before: ContentGraph): Finding[] {
  const { entries } = linked.content;
  const known = linked.content.list(redirects);
  const recorded = new Set(known.map(({ from }) => from));
  const moved = movedAnchors(before.content.list(redirects));
  return [...before.content.entries.values()].flatMap((old) => {
    const entry = entries.get(old.address);
    if (old.state !== 'published' || entry?.state !== 'published') return [];
    const present = new Set(anchorsOf(entry));
    const promised = [...anchorsOf(old), ...(moved.get(old.address) ?? [])];
    const lost = promised.filter((anchor) => !present.has(anchor) && !recorded.has(`${old.address}#${anchor}`));
    const [file, oldFile] = [fileAt(linked.files, entry.address), fileAt(before.files, old.address)];
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
  file: ValidFile;
}

function explain(lost: readonly string[], now: PageWithFile, old: PageWithFile, known: Redirects): Finding[] {
  const { address } = now.entry;
  const places = placesOf(now.entry, now.file.file);
  const oldPlaces = placesOf(old.entry, old.file.file);
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
      suggestion: redirectSuggestion('Bring the anchor back', from, to, known),
    });
  });
}

/** At the new place of the text, or else at the title of the page. */
function atPlace({ file }: ValidFile, place: Place | undefined, problem: Problem): Finding {
  if (place?.heading) return diagnosticAtNode(file, place.heading, problem);
  return diagnosticAtField(file, place?.field ?? ['title'], 'value', problem);
}

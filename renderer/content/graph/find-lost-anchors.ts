import type { Finding, Problem } from '../diagnostics/diagnostic';
import { diagnosticAtField, diagnosticAtNode } from '../parse/locations';
import type { ValidFile } from '../parse/parse-and-validate';
import type { AnyEntry } from '../schema/content';
import type { Redirects } from '../schema/redirects';
import { countWords, mostSimilar } from '../text/text-similarity';
import { anchorsOf, type Place, placesOf } from './anchors';
import type { ContentGraph } from './content-graph';
import { fileAt } from './find-files';
import { limitDiagnostics } from './limit-diagnostics';
import { redirectSuggestion } from './redirects';

/**
 * The anchors that pages had at the base of the branch and no longer have. A page that moved keeps its anchors:
 * visitors who follow one of them land on the page that the redirect names.
 */
export function findLostAnchors(linked: ContentGraph, before: ContentGraph): Finding[] {
  const { redirects, entries } = linked.content;
  const recorded = new Set(redirects.map(({ from }) => from));
  const moved = movedAnchors(before.content.redirects);
  return [...before.content.entries.values()].flatMap((old) => {
    const entry = entries.get(old.address);
    if (old.state !== 'published' || entry?.state !== 'published') return [];
    const present = new Set(anchorsOf(entry));
    const promised = [...anchorsOf(old), ...(moved.get(old.address) ?? [])];
    const lost = promised.filter((anchor) => !present.has(anchor) && !recorded.has(`${old.address}#${anchor}`));
    return lost.length > 0 ? explain(lost, entry, old, linked, before) : [];
  });
}

/** The anchors that redirects.yaml keeps alive, by the address of their page. */
function movedAnchors(redirects: Redirects): Map<string, string[]> {
  const anchors = new Map<string, string[]>();
  for (const { from } of redirects) {
    const [address = '', anchor] = from.split('#');
    if (anchor !== undefined) anchors.set(address, [...(anchors.get(address) ?? []), anchor]);
  }
  return anchors;
}

function explain(
  lost: readonly string[],
  entry: AnyEntry,
  old: AnyEntry,
  linked: ContentGraph,
  before: ContentGraph,
): Finding[] {
  const { address } = entry;
  const file = fileAt(linked.files, address);
  const oldFile = fileAt(before.files, address);
  if (!file || !oldFile) return [];
  const places = placesOf(entry, file.file);
  const oldPlaces = placesOf(old, oldFile.file);
  // The targets in redirects.yaml are written like any other link on this site.
  const added = [...places].filter(([anchor]) => !oldPlaces.has(anchor) && /^[a-z0-9-]+$/.test(anchor));
  const texts = added.map(([candidate, { text }]) => [candidate, countWords(text)] as const);
  return limitDiagnostics(lost, (anchor) => {
    const successor = mostSimilar(countWords(oldPlaces.get(anchor)?.text ?? ''), texts);
    const from = `${address}#${anchor}`;
    const to = successor === undefined ? address : `${address}#${successor}`;
    return atPlace(file, successor === undefined ? undefined : places.get(successor), {
      message: `The anchor #${anchor} was published, but ${address} no longer has it, so old links to it end at the top of the page.`,
      found: from,
      suggestion: redirectSuggestion('Bring the anchor back', from, to, linked.content.redirects),
    });
  });
}

/** At the new place of the text, or else at the title of the page. */
function atPlace({ file }: ValidFile, place: Place | undefined, problem: Problem): Finding {
  if (place?.heading) return diagnosticAtNode(file, place.heading, problem);
  return diagnosticAtField(file, place?.field ?? ['title'], 'value', problem);
}

import type { Heading, Root } from 'mdast';
import { headingsOf, textOf } from '../parse/headings';
import type { Entry } from '../schema/content';
import { sectionsOf } from '../schema/sections-of';
import type { Path } from '../schema/walk-fields';

/** The anchors of a page that content can rely on: the ids of sections and the headings of the body. */
export function anchorsOf(entry: Entry): string[] {
  const headings = entry.headings.map((heading) => heading.id);
  return [...anchorFieldsOf(sectionsOf(entry)).map(({ id }) => id), ...headings];
}

/** A section that may have an anchor, and may have groups with anchors. */
interface Anchored {
  id?: unknown;
  groups?: unknown;
}

/** The anchors of sections and of the groups in them, each with its field. */
export function anchorFieldsOf(sections: readonly (Anchored | undefined)[]): { id: string; field: Path }[] {
  return sections.flatMap((section, index) => {
    const groups: (Anchored | undefined)[] = Array.isArray(section?.groups) ? section.groups : [];
    const fields = [
      { id: section?.id, field: ['sections', index, 'id'] },
      ...groups.map((group, at) => ({ id: group?.id, field: ['sections', index, 'groups', at, 'id'] })),
    ];
    return fields.flatMap(({ id, field }) => (typeof id === 'string' ? [{ id, field }] : []));
  });
}

/** The element with the anchor: a section, by the field of its id, or a heading. */
export interface AnchorPlace {
  field?: Path;
  heading?: Heading;
  /** The text at the anchor: the whole section, or the heading and the text below it. */
  text: string;
}

/** The places of a page that have an anchor, by their anchors. */
export function placesOf(entry: Entry, tree: Root): Map<string, AnchorPlace> {
  const places = new Map<string, AnchorPlace>();
  const sections = sectionsOf(entry);
  for (const { id, field } of anchorFieldsOf(sections)) {
    places.set(id, { field, text: JSON.stringify(sections[Number(field[1])]) });
  }
  const byNode = new Map<unknown, AnchorPlace>();
  for (const { heading, node } of headingsOf(tree)) {
    const place = { heading: node, text: heading.text };
    places.set(heading.id, place);
    byNode.set(node, place);
  }
  let current: AnchorPlace | undefined;
  for (const node of tree.children) {
    const next = byNode.get(node);
    if (next) current = next;
    else if (current) current.text += ` ${textOf(node)}`;
  }
  return places;
}

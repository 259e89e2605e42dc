import type { Finding, Problem } from '../diagnostics/diagnostic';
import { headingsOf } from '../parse/headings';
import { diagnosticAtField, diagnosticAtNode } from '../parse/locations';
import type { ParsedFile } from '../parse/parse';
import { sectionsIn } from '../schema/sections-of';
import { anchorFieldsOf } from './anchors';

/** A section or a heading of a page, by its title or its anchor. */
export interface PagePart {
  name: string;
  /** How deep its heading is: 2 for a section. */
  depth: number;
  at: (problem: Problem) => Finding;
}

/** The valid fields of a section. */
type PartialSection = { id?: unknown; title?: unknown; groups?: unknown } | undefined;

/** The sections of a page that have a title, or an anchor, and then its headings. */
export function partsOf(file: ParsedFile, data: unknown, nameOfPart: 'title' | 'id'): PagePart[] {
  const sections = sectionsIn<PartialSection>(data);
  const fields = nameOfPart === 'id' ? anchorFieldsOf(sections) : titleFieldsOf(sections);
  const inSections = fields.map(({ id, field }) => ({
    name: id,
    depth: 2,
    at: (problem: Problem) => diagnosticAtField(file, field, 'value', problem),
  }));
  // The tree is only parsed if there is something to report.
  let found: ReturnType<typeof headingsOf> | undefined;
  const inBody = file.headings.map(({ id, text, depth }, index) => ({
    depth,
    name: nameOfPart === 'id' ? id : text,
    at: (problem: Problem) => {
      found ??= headingsOf(file.tree);
      return diagnosticAtNode(file, found[index]?.node ?? file.tree, problem);
    },
  }));
  return [...inSections, ...inBody];
}

/** The titles of sections, each with its field. */
function titleFieldsOf(sections: readonly PartialSection[]) {
  return sections.flatMap((section, index) =>
    typeof section?.title === 'string' ? [{ id: section.title, field: ['sections', index, 'title'] }] : [],
  );
}

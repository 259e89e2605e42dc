import type { Finding, Problem } from '../diagnostics/diagnostic';
import { headingsOf } from '../parse/headings';
import { diagnosticAtField, diagnosticAtNode } from '../parse/locations';
import type { ValidFile } from '../parse/parse-and-validate';
import { anchorFieldsOf } from './anchors';

/** A section or a heading of a page, by its title or its anchor. */
interface PagePart {
  name: string;
  at: (problem: Problem) => Finding;
}

/** The valid fields of a page. */
interface PartialPage {
  sections?: ({ id?: unknown; title?: unknown; groups?: unknown } | undefined)[];
}

/** The sections of a page that have a title, or an anchor, and then its headings. */
export function partsOf({ file, data, collection }: ValidFile, nameOfPart: 'title' | 'id'): PagePart[] {
  const { sections = [] } = collection === 'page' ? (data as PartialPage) : {};
  const fields = nameOfPart === 'id' ? anchorFieldsOf(sections) : titleFieldsOf(sections);
  const inSections = fields.map(({ id, field }) => ({
    name: id,
    at: (problem: Problem) => diagnosticAtField(file, field, 'value', problem),
  }));
  // The tree is only parsed if there is something to report.
  let found: ReturnType<typeof headingsOf> | undefined;
  const inBody = file.headings.map(({ id, text }, index) => ({
    name: nameOfPart === 'id' ? id : text,
    at: (problem: Problem) => {
      found ??= headingsOf(file.tree);
      return diagnosticAtNode(file, found[index]?.node ?? file.tree, problem);
    },
  }));
  return [...inSections, ...inBody];
}

/** The titles of sections, each with its field. */
function titleFieldsOf(sections: NonNullable<PartialPage['sections']>) {
  return sections.flatMap((section, index) =>
    typeof section?.title === 'string' ? [{ id: section.title, field: ['sections', index, 'title'] }] : [],
  );
}

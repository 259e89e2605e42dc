import type { Problem } from '../diagnostics/diagnostic';
import { headingsOf } from '../parse/headings';
import { diagnosticAtField, diagnosticAtNode } from '../parse/locations';
import type { PageEntry } from '../schema/content';
import { templateAnchors } from '../schema/template-anchors';
import type { Rule } from './rule';

/** The valid fields of a page. */
interface PartialPage {
  sections?: (PageEntry['data']['sections'][number] | undefined)[];
}

export const anchorsAreUnique: Rule = {
  category: 'Set links',
  description: 'No two places on a page have the same anchor.',
  rationale: 'A link to /page#anchor leads to the first of them, and no link can reach the other.',
  checkFile: ({ file, data, collection }) => {
    if (!collection) return [];
    const taken = new Set(templateAnchors[collection]);
    const isTaken = (id: string) => taken.size === taken.add(id).size;
    // Values that the schema does not allow are undefined.
    const { sections = [] } = collection === 'page' ? (data as PartialPage) : {};
    const inSections = sections.flatMap((section, index) => {
      const id = section?.id;
      return id !== undefined && isTaken(id)
        ? diagnosticAtField(file, ['sections', index, 'id'], 'value', problemOf(id))
        : [];
    });
    // The tree is only parsed if there is something to report.
    const doubled = file.headings.filter(({ id }) => isTaken(id)).map(({ id }) => id);
    if (doubled.length === 0) return inSections;
    const inBody = headingsOf(file.tree).flatMap(({ heading: { id }, node }) =>
      doubled.includes(id) ? diagnosticAtNode(file, node, problemOf(id)) : [],
    );
    return [...inSections, ...inBody];
  },
};

function problemOf(id: string): Problem {
  return {
    code: 'anchors-are-unique',
    message: `Another place on this page already has the anchor #${id}.`,
    found: id,
    suggestion: 'Use other words here.',
  };
}

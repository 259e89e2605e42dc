import * as z from 'zod';
import { defineFormat } from '../define-format';
import { link } from './link';
import { SHOWN, text } from './text';

const ANCHOR = /^[a-z][a-z0-9-]*$/;

const anchor = defineFormat({
  name: 'anchor-is-well-formed',
  category: 'Set links',
  pattern: ANCHOR,
  message: 'An anchor has lowercase letters, digits and hyphens, and no #.',
  rationale: 'The anchor becomes the end of an address, /page#anchor, which people share and type.',
  fix: 'Changes capitals to lowercase, and removes the #.',
  example: 'features-section',
  problem(found) {
    const meant = found.toLowerCase().replace(/^#/, '');
    return {
      message: `An anchor can only have lowercase letters, digits and hyphens, and no #, but found "${found}".`,
      replacement: ANCHOR.test(meant) ? meant : undefined,
    };
  },
});

/** The anchor of a section. */
export const sectionId = anchor(
  'The anchor of the section, for links such as #features-section: lowercase letters, digits and hyphens.',
).meta(SHOWN.never);

const heading = {
  title: text('The heading of the section: it names what the section is about.'),
  text: text('One or two sentences under the heading.').optional(),
  link: link.describe('A link under that text, to the page where a reader learns more.').optional(),
};

/** What every section has besides its own fields. `sentence` tells the editor what the section shows. */
export function sectionFields<Type extends string>(type: Type, sentence: string) {
  return { id: sectionId.optional(), type: z.literal(type).describe(sentence) };
}

/** The same for a section with a heading, the sentence under it, and a link. */
export function headedSectionFields<Type extends string>(type: Type, sentence: string) {
  return { id: sectionId.optional(), ...heading, type: z.literal(type).describe(sentence) };
}

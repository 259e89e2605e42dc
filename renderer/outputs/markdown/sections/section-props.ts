import type { Section, SectionOf } from '../../../content/schema/sections/registry';
import type { TemplateProps } from '../templates/template-props';

/** The input of a section's writer: the section, and what the writer of its page gets. */
export interface SectionProps<Type extends Section['type']> extends TemplateProps<'page'> {
  section: SectionOf<Type>;
}

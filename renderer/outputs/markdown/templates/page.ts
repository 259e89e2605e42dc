import { isPaginated } from '../../../content/schema/list-pages';
import type { Section, SectionOf } from '../../../content/schema/sections/registry';
import { type Blocks, heading } from '../nodes';
import { sections } from '../sections/registry';
import type { SectionProps } from '../sections/section-props';
import type { TemplateProps } from './template-props';

/** A page of sections. The further pages of a list have no hero, so the headline is here. */
export function page(props: TemplateProps<'page'>): Blocks {
  const { entry } = props;
  return [
    ...(isPaginated(entry) ? [heading(1, entry.data.title)] : []),
    ...entry.data.sections.flatMap((section) => write(section, props)),
  ];
}

function write<Type extends Section['type']>(section: SectionOf<Type>, props: TemplateProps<'page'>): Blocks {
  const toBlocks: (props: SectionProps<Type>) => Blocks = sections[section.type as Type];
  return toBlocks({ ...props, section });
}

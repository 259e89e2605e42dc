import type { ComponentType, ReactNode } from 'react';
import type { PageEntry } from '../../renderer/content/schema/content';
import type { Section, SectionOf } from '../../renderer/content/schema/sections/registry';
import { sections } from '../sections/registry';
import type { SectionProps } from '../sections/section-props';
import { entryOfKind } from './entry-of-kind';
import type { PageProps } from './page-props';

/** A page made of sections. */
export function PageTemplate({ entry, body }: PageProps) {
  const page = entryOfKind(entry, 'page');
  return page.data.sections.map((section) => draw(section, page, body));
}

function draw<Type extends Section['type']>(section: SectionOf<Type>, entry: PageEntry, body: ReactNode) {
  const Component: ComponentType<SectionProps<Type>> = sections[section.type as Type];
  return <Component key={JSON.stringify(section)} section={section} entry={entry} body={body} />;
}

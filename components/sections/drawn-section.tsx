import type { ComponentType, ReactNode } from 'react';
import type { PageEntry } from '../../renderer/content/schema/content';
import { type Section, sections, typeOf } from './registry';

interface DrawnSectionProps {
  section: Section;
  entry: PageEntry;
  body: ReactNode;
}

const components = new Map(
  await Promise.all(sections.map(async ({ schema, load }) => [typeOf(schema), await load()] as const)),
);

/** A section, drawn by the component of its type. */
export function DrawnSection(props: DrawnSectionProps) {
  // The registry pairs each type with a component that takes its sections.
  const Component = components.get(props.section.type) as ComponentType<DrawnSectionProps>;
  return <Component {...props} />;
}

import type { ComponentType, ReactNode } from 'react';
import type { Entry } from '../content/schema/content';
import { type DefinedSection, type SectionData, typeOf } from '../content/schema/define-section';

interface DrawnSectionProps {
  section: SectionData;
  /** The page that the section is on. */
  entry: Entry;
  /** The rendered body of the page's file. */
  body: ReactNode;
}

type LoadedType = DefinedSection & { readonly load: () => Promise<(props: never) => unknown> };

/** Loads the components of section types. @returns draws a section by the component of its type */
export async function drawnBy(types: readonly LoadedType[]): Promise<ComponentType<DrawnSectionProps>> {
  const loaded = types.map(async (type) => [typeOf(type), await type.load()] as const);
  const components = new Map(await Promise.all(loaded));
  return function DrawnSection(props) {
    // withComponent pairs each type with a component that takes its sections.
    const Component = components.get(props.section.type) as ComponentType<DrawnSectionProps>;
    return <Component {...props} />;
  };
}

import type { ComponentType } from 'react';
import { useEntry } from '../../../components/content-context';
import { sectionExamples } from '../../../components/sections/examples';
import { sections } from '../../../components/sections/registry';
import type { SectionProps } from '../../../components/sections/section-props';
import { assertKind } from '../../../components/templates/assert-kind';
import type { PageEntry } from '../../content/schema/content';
import type { Section } from '../../content/schema/sections/registry';
import { ProseSample } from './prose-sample';
import { bands, each, type Group } from './specimen';

/** A page without services, which the hero would show beside its statement. */
const PLAIN_PAGE = '/contact';

/** The section types in the order of their registry, each with its examples. */
export const sectionGroups: Group[] = [
  ...(Object.keys(sections) as Section['type'][]).map((type) => ({ id: type, specimens: <Examples type={type} /> })),
  { id: 'home-hero', specimens: <HomeHero /> },
];

function Examples<Type extends Section['type']>({ type }: { type: Type }) {
  const Drawn: ComponentType<SectionProps<Type>> = sections[type];
  const entry = usePage(PLAIN_PAGE);
  const examples = Object.entries(sectionExamples[type]);
  return bands(each(examples, (section) => <Drawn section={section} entry={entry} body={<ProseSample />} />));
}

/** The hero as the home page has it, which takes its pictures from the services of the page. */
function HomeHero() {
  const entry = usePage('/');
  const section = entry.data.sections.find((each) => each.type === 'hero');
  return section && bands({ 'on a page with services': <sections.hero section={section} entry={entry} body={null} /> });
}

function usePage(address: string): PageEntry {
  return assertKind(useEntry(address), 'page');
}

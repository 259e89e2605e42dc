import { useContent, useEntry } from '../../../components/content-context';
import { each } from '../../../components/examples';
import { DrawnSection } from '../../../components/sections/drawn-section';
import { type Section, sections, typeOf } from '../../../components/sections/registry';
import { assertKind } from '../../../components/templates/assert-kind';
import { ProseSample } from '../../../components/ui/body-components.examples';
import type { PageEntry } from '../../content/schema/content';
import { type Group, Specimens } from './specimen';

/** The section types in the order of their registry, each with its examples. */
export const sectionGroups: Group[] = [
  ...sections.map(({ schema, examples }) => ({ id: typeOf(schema), specimens: <Examples examples={examples} /> })),
  { id: 'home-hero', specimens: <HomeHero /> },
];

function Examples({ examples }: Pick<(typeof sections)[number], 'examples'>) {
  // A page without services, which the hero would show beside its statement.
  const entry = usePage(useContent().site.contact.href);
  const drawn = each<Section>(examples, (section) => (
    <DrawnSection section={section} entry={entry} body={<ProseSample />} />
  ));
  return <Specimens examples={drawn} layout="bands" />;
}

/** The hero as the home page has it, which takes its pictures from the services of the page. */
function HomeHero() {
  const entry = usePage('/');
  const section = entry.data.sections.find((each) => each.type === 'hero');
  const drawn = section && <DrawnSection section={section} entry={entry} body={null} />;
  return drawn && <Specimens examples={{ 'on a page with services': drawn }} layout="bands" />;
}

function usePage(address: string): PageEntry {
  return assertKind(useEntry(address), 'page');
}

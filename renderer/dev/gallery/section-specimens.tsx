import { useEntry } from '../../../components/content-context';
import { DrawnSection } from '../../../components/sections/drawn-section';
import { sections, typeOf } from '../../../components/sections/registry';
import { assertKind } from '../../../components/templates/assert-kind';
import type { PageEntry } from '../../content/schema/content';
import { ProseSample } from './prose-sample';
import { bands, each, type Group } from './specimen';

/** A page without services, which the hero would show beside its statement. */
const PLAIN_PAGE = '/contact';

/** The section types in the order of their registry, each with its examples. */
export const sectionGroups: Group[] = [
  ...sections.map(({ schema, examples }) => ({ id: typeOf(schema), specimens: <Examples examples={examples} /> })),
  { id: 'home-hero', specimens: <HomeHero /> },
];

function Examples({ examples }: Pick<(typeof sections)[number], 'examples'>) {
  const entry = usePage(PLAIN_PAGE);
  return bands(
    each(Object.entries(examples), (section) => (
      <DrawnSection section={section} entry={entry} body={<ProseSample />} />
    )),
  );
}

/** The hero as the home page has it, which takes its pictures from the services of the page. */
function HomeHero() {
  const entry = usePage('/');
  const section = entry.data.sections.find((each) => each.type === 'hero');
  return section && bands({ 'on a page with services': <DrawnSection section={section} entry={entry} body={null} /> });
}

function usePage(address: string): PageEntry {
  return assertKind(useEntry(address), 'page');
}

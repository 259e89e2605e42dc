import type { PageProps, SectionData } from 'sitewright';
import { Breadcrumbs } from '../../components/ui/breadcrumbs';
import { DrawnSection } from './drawn-section';

/** The sections of a page. Further pages of a list have no hero, so they get the headline here. */
export function Sections({ entry, body, sections }: PageProps & { sections: readonly SectionData[] }) {
  return (
    <>
      {entry.continues && (
        <header className="frame pt-6 md:pt-10">
          <Breadcrumbs entry={entry} />
          <h1 className="type-subject mt-8 text-balance">{entry.data.title}</h1>
        </header>
      )}
      {sections.map((section) => (
        <DrawnSection key={JSON.stringify(section)} section={section} entry={entry} body={body} />
      ))}
    </>
  );
}

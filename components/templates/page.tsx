import { isPaginated } from '../../renderer/content/schema/list-pages';
import { DrawnSection } from '../sections/drawn-section';
import { Breadcrumbs } from '../ui/breadcrumbs';
import { assertKind } from './assert-kind';
import type { PageProps } from './page-props';

/** A page of sections. The further pages of a list have no hero, so the headline is here. */
export function PageTemplate({ entry, body }: PageProps) {
  const page = assertKind(entry, 'page');
  return (
    <>
      {isPaginated(page) && (
        <header className="frame pt-6 md:pt-10">
          <Breadcrumbs entry={page} />
          <h1 className="type-subject mt-8 text-balance md:mt-12">{page.data.title}</h1>
        </header>
      )}
      {page.data.sections.map((section) => (
        <DrawnSection key={JSON.stringify(section)} section={section} entry={page} body={body} />
      ))}
    </>
  );
}

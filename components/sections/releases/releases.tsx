import { inLanguage } from '../../../renderer/content/schema/language';
import { countOfPages, onPage, paginationOf } from '../../../renderer/content/schema/list-pages';
import { useContent } from '../../content-context';
import { DateText } from '../../ui/date-text';
import { Pagination } from '../../ui/pagination';
import { SectionFrame } from '../../ui/section-frame';
import { Stylesheet } from '../../ui/stylesheet';
import { TextLink } from '../../ui/text-link';
import { UnpublishedMark } from '../../ui/unpublished-mark';
import type { SectionProps } from '../section-props';
import type { releases } from './schema';

/** The press releases of one page of the list, one per ruled row. */
export function Releases({ section, entry }: SectionProps<typeof releases>) {
  const { words, lists } = useContent();
  const { list, number } = paginationOf(entry);
  const releases = onPage(lists.releases, number);
  return (
    <SectionFrame section={section} heading="plain">
      <Stylesheet file="sections/releases/releases.css" />
      <ul className="releases">
        {releases.map(({ address, data, state }) => (
          <li key={address}>
            <p className="type-small text-soft">
              <DateText value={data.date} />
            </p>
            <h3 className="type-note">
              <span {...inLanguage(data.lang)}>{data.heading}</span>
              <UnpublishedMark state={state} />
            </h3>
            <div>
              <p className="type-small text-soft" {...inLanguage(data.lang)}>
                {data.excerpt}
              </p>
              <TextLink href={address} about={data.heading}>
                {words.release.readMore}
              </TextLink>
            </div>
          </li>
        ))}
      </ul>
      <Pagination list={list} number={number} count={countOfPages(section, lists)} />
    </SectionFrame>
  );
}

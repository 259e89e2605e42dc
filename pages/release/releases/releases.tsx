import { type Entry, inLanguage, partOnPage, type SectionProps } from 'sitewright';
import { DateText, Stylesheet, useContent, useList } from 'sitewright/react';
import { words } from '../../../components/model/lists/words';
import { CoverPhoto } from '../../../components/ui/cover-photo';
import { Pagination } from '../../../components/ui/pagination';
import { SectionFrame } from '../../../components/ui/section-frame';
import { TextLink } from '../../../components/ui/text-link';
import { UnpublishedMark } from '../../../components/ui/unpublished-mark';
import { release } from '../schema';
import type { releases } from './schema';

/** The press releases on a page of the list, one per ruled row. */
export function Releases({ section, entry }: SectionProps<typeof releases>) {
  const content = useContent();
  const { language } = content;
  const labels = useList(words);
  const { items, ...pagination } = partOnPage(content.all(release), entry, content);
  return (
    <SectionFrame section={section} heading="plain">
      <Stylesheet file="pages/release/releases/releases.css" />
      <ul className="releases">
        {items.map(({ address, data, state }) => (
          <li className="relative grid border-t border-rule" key={address}>
            <ReleaseDay data={data} />
            <h3 className="type-note">
              <span {...inLanguage(data.lang, language)}>{data.heading}</span>
              <UnpublishedMark state={state} />
            </h3>
            <div>
              <p className="type-text text-soft" {...inLanguage(data.lang, language)}>
                {data.excerpt}
              </p>
              <TextLink href={address} about={data.heading}>
                {labels.release.readMore}
              </TextLink>
            </div>
          </li>
        ))}
      </ul>
      <Pagination {...pagination} />
    </SectionFrame>
  );
}

/** The day of a release, and below it its photo. */
function ReleaseDay({ data: { date, photo } }: Pick<Entry<typeof release>, 'data'>) {
  const day = (
    <p className="type-small text-soft">
      <DateText value={date} />
    </p>
  );
  if (!photo) return day;
  return (
    <div>
      {day}
      <CoverPhoto photo={photo} place="thumbnail" />
    </div>
  );
}

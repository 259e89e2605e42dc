import { useContent } from '../content-context';
import { Breadcrumbs } from '../ui/breadcrumbs';
import { DateText } from '../ui/date-text';
import { phoneLink } from '../ui/phone-link';
import { TextLink } from '../ui/text-link';
import { assertKind } from './assert-kind';
import type { PageProps } from './page-props';

/** A press release, with the media contact next to it. */
export function ReleaseTemplate({ entry, body }: PageProps) {
  const { site, words } = useContent();
  const { data } = assertKind(entry, 'release');
  return (
    <article className="frame pt-6 pb-24 md:pt-10">
      <Breadcrumbs entry={entry} />
      <header className="mt-8 max-w-5xl md:mt-12">
        <p className="text-soft">
          {words.release.place}, <DateText value={data.date} />
        </p>
        <h1 className="type-subject mt-4 text-balance">{data.heading}</h1>
        <p className="type-lede measure mt-6 text-soft">{data.excerpt}</p>
      </header>
      <div className="cols mt-12 gap-y-12 border-t-2 border-line pt-10">
        <div className="col-span-full lg:col-span-7">
          <div className="prose">{body}</div>
          <h2 className="type-item mt-14 border-t border-rule pt-6">
            {words.release.about} {site.name}
          </h2>
          <p className="measure mt-2">{site.blurb}</p>
        </div>
        <aside className="col-span-full lg:col-span-4 lg:col-start-9">
          <h2 className="type-item">{words.release.contact}</h2>
          <p className="mt-2">
            <a href={`mailto:${site.pressEmail}`} className="inline-flex min-h-11 items-center underline">
              {site.pressEmail}
            </a>
            <br />
            <a href={phoneLink(site.telephone)} className="inline-flex min-h-11 items-center underline">
              {site.telephone}
            </a>
          </p>
          <p className="mt-4">
            <TextLink href="/press">{words.release.all}</TextLink>
          </p>
        </aside>
      </div>
    </article>
  );
}

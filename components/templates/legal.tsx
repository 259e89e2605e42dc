import { useContent } from '../content-context';
import { Breadcrumbs } from '../ui/breadcrumbs';
import { DateText } from '../ui/date-text';
import { TextLink } from '../ui/text-link';
import { Toc } from '../ui/toc';
import { assertKind } from './assert-kind';
import type { PageProps } from './page-props';

/** A legal text: its date and summary at the top, the contents sticky in the margin, numbered sections. */
export function LegalTemplate({ entry, body }: PageProps) {
  const { words, lists } = useContent();
  const { data, address, headings } = assertKind(entry, 'legal');
  const others = lists.legal.filter((other) => other.address !== address);
  return (
    <article className="frame pt-6 pb-24 md:pt-10">
      <Breadcrumbs entry={entry} />
      <header className="cols mt-8 gap-y-6 border-b-2 border-line pb-10 md:mt-12">
        <h1 className="type-subject col-span-full lg:col-span-8">{data.heading}</h1>
        <p className="col-span-full self-end lg:col-span-4">
          {words.legal.updated}: <DateText value={data.updated} />
        </p>
        <div className="col-span-full lg:col-span-8">
          <h2 className="type-label text-soft">{words.legal.summary}</h2>
          <p className="type-lede measure mt-1">{data.summary}</p>
        </div>
      </header>
      <div className="cols mt-12 gap-y-10">
        <div className="col-span-full lg:col-span-4">
          <div className="lg:sticky lg:top-24 lg:max-h-[calc(100dvh-8rem)] lg:-ml-2 lg:overflow-y-auto lg:pr-6 lg:pl-2">
            <Toc title={words.legal.contents} headings={headings} numbered />
          </div>
        </div>
        <div className="prose prose-numbered col-span-full lg:col-span-8">{body}</div>
      </div>
      <nav aria-labelledby="other-texts" className="mt-20 border-t-2 border-line pt-6" data-noprint>
        <h2 id="other-texts" className="type-item">
          {words.legal.others}
        </h2>
        <ul className="mt-2 flex flex-wrap gap-x-10">
          {others.map((other) => (
            <li key={other.address}>
              <TextLink href={other.address}>{other.data.name}</TextLink>
            </li>
          ))}
        </ul>
      </nav>
    </article>
  );
}

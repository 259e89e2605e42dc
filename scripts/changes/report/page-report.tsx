import type { PageChange } from '../compare-sites';
import { byteChange, bytesOf, change } from '../describe-changes';
import type { Pictures } from '../take-pictures';
import { CauseWords, Fields, FoldedFields, Links, List, TextDifference } from './differences';
import { PagePictures } from './page-pictures';
import { Entry, Part } from './report-section';

/** The fields behind search results; the rest of the head repeats them for other readers. */
const IN_SEARCH_RESULTS = new Set(['title', 'description']);

interface PageReportProps {
  page: PageChange;
  /** The anchor of its part. */
  id: string;
  /** Its kind of change, in a word or two. */
  kind: string;
  pictures: Pictures | undefined;
}

export function PageReport({ page, id, kind, pictures }: PageReportProps) {
  const inSearch = page.head.filter(({ name }) => IN_SEARCH_RESULTS.has(name));
  return (
    <article id={id} aria-labelledby={`${id}-title`} data-kind={page.kind}>
      <header>
        <p className="kind">{kind}</p>
        <h2 id={`${id}-title`}>{page.address}</h2>
        <PageSummary {...page} />
      </header>
      <Part title="Text" items={page.text}>
        {page.text.map((text) => (
          <TextDifference key={JSON.stringify([text.under, text.parts])} {...text} />
        ))}
      </Part>
      <Part title="Title and description" items={inSearch}>
        <Fields fields={inSearch} />
      </Part>
      <Part title="Claims" items={page.cause.claims}>
        <Fields fields={page.cause.claims} />
      </Part>
      <Part title="Links" items={page.links}>
        <Links links={page.links} />
      </Part>
      <Part title="Pictures and downloads" items={page.media}>
        <List items={page.media.map((path) => <code key={path}>{path}</code>)} />
      </Part>
      <ForMachines {...page} />
      <PagePictures pictures={pictures} address={page.address} />
    </article>
  );
}

function ForMachines({ head, data }: Pick<PageChange, 'head' | 'data'>) {
  const inCards = head.filter(({ name }) => !IN_SEARCH_RESULTS.has(name));
  return (
    <Part title="For machines" items={[...inCards, ...data]}>
      <div className="folds">
        <FoldedFields title="Social card and other head fields" fields={inCards} />
        <FoldedFields title="Structured data" fields={data} />
      </div>
    </Part>
  );
}

function PageSummary({ kind, was, goesTo, cause, words, bytes }: PageChange) {
  return (
    <dl className="summary">
      {kind === 'moved' && (
        <Entry name="Address before">
          <code>{was}</code>, which leads here
        </Entry>
      )}
      {kind === 'removed' && (
        <Entry name="Old links">
          {goesTo === undefined ? (
            'find nothing: no redirect leads on'
          ) : (
            <>
              lead to <code>{goesTo}</code>
            </>
          )}
        </Entry>
      )}
      <Entry name="Because of">
        <CauseWords {...cause} />
      </Entry>
      <Entry name="Words">{change(words)}</Entry>
      <Entry name="Weight">
        {bytesOf(bytes)} <span className="soft">{byteChange(bytes)}</span>
      </Entry>
    </dl>
  );
}

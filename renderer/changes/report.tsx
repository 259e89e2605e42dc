import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ChangedFiles } from './changed-files';
import type { FieldChange, Sides } from './compare-facts';
import type { Box, PictureChange, Strip } from './compare-pictures';
import type { AssetChange, PageChange, SiteChanges } from './compare-sites';
import type { TextChange } from './compare-text';
import type { Cause } from './find-cause';
import type { Link } from './read-page';
import { type Pictures, WIDTHS, type Width } from './take-pictures';
import { byteChange, bytesOf, change, headline, KINDS, kindsOfChange } from './words';

/** All that a report tells. */
export interface Report {
  /** What the branch was compared with, in a few words. */
  comparedWith: string;
  changes: SiteChanges;
  files: ChangedFiles;
  pictures: ReadonlyMap<string, Pictures>;
}

/** What leads to title and description in search results; the rest of the head repeats them for other readers. */
const IN_SEARCH_RESULTS = new Set(['title', 'description']);

/**
 * The report as one HTML file, which loads nothing from elsewhere. All that comes from content is escaped by React, and
 * the policy of the document lets nothing run but this folder's own script.
 */
export async function reportHtml(report: Report): Promise<string> {
  const script = await readFile('renderer/changes/report.js', 'utf8');
  const hash = createHash('sha256').update(script).digest('base64');
  const policy = `default-src 'none'; img-src data:; font-src data:; style-src 'unsafe-inline'; script-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'`;
  const head = renderToStaticMarkup(
    <>
      <meta charSet="utf-8" />
      <meta httpEquiv="Content-Security-Policy" content={policy} />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="robots" content="noindex" />
      <title>{headline(report.changes, report.files)}</title>
    </>,
  );
  const body = renderToStaticMarkup(<ReportBody {...report} />);
  return `<!doctype html>
<html lang="en">
<head>${head}<style>${await styles()}</style></head>
<body data-theme="ink">${body}<script>${script}</script></body>
</html>
`;
}

async function styles(): Promise<string> {
  const font = (await readFile('renderer/fonts/familjen-grotesk.woff2')).toString('base64');
  const tokens = (await readFile('renderer/styles/tokens.css', 'utf8'))
    .replace(/@theme[\s\S]*$/, '')
    .replace('../fonts/familjen-grotesk.woff2', `data:font/woff2;base64,${font}`);
  return tokens + (await readFile('renderer/changes/report.css', 'utf8'));
}

function ReportBody(report: Report) {
  const { changes, comparedWith } = report;
  const { pages, claims, redirects, total } = changes;
  return (
    <>
      <a className="skip" href="#main">
        Skip to the report
      </a>
      <header className="mast">
        <p className="kicker">What does this change touch?</p>
        <h1>{headline(report.changes, report.files)}</h1>
        <p className="lede">
          Compared with {comparedWith}. The site has {total} pages; those that are not listed here are as they were.
        </p>
        <Figures {...changes} />
      </header>
      <main id="main">
        {pages.length > 0 && <Index pages={pages} />}
        {claims.length > 0 && <Claims claims={claims} pages={pages} />}
        {redirects.length > 0 && <Redirects redirects={redirects} />}
        <Files {...report} />
        {pages.length > 0 && <ViewChoice />}
        {pages.map((page, index) => (
          <PageReport key={page.address} page={page} index={index} pictures={report.pictures.get(page.address)} />
        ))}
      </main>
      <footer>
        Pictures are taken at {WIDTHS.phone} and {WIDTHS.desktop} pixels, in light colors and without JavaScript. Weight
        is that of the HTML, compressed with brotli.
      </footer>
    </>
  );
}

function Figures({ pages }: SiteChanges) {
  const count = (...kinds: PageChange['kind'][]) => pages.filter(({ kind }) => kinds.includes(kind)).length;
  const figures: [label: string, value: number][] = [
    ['changed', count('changed', 'restyled')],
    ['added', count('added')],
    ['moved', count('moved')],
    ['removed', count('removed')],
  ];
  return (
    <dl className="figures">
      {figures.map(([label, value]) => (
        <div key={label} data-none={value === 0 || undefined}>
          <dt>
            {value === 1 ? 'page' : 'pages'} {label}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Index({ pages }: { pages: readonly PageChange[] }) {
  return (
    <section aria-labelledby="index">
      <h2 id="index">Every page it reaches</h2>
      <div className="scroll" role="region" aria-labelledby="index" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">Page</th>
              <th scope="col">What changes</th>
              <th scope="col">Because of</th>
              <th scope="col" className="number">
                Words
              </th>
              <th scope="col" className="number">
                Weight
              </th>
            </tr>
          </thead>
          <tbody>
            {pages.map((page, index) => (
              <tr key={page.address}>
                <th scope="row">
                  <a href={`#page-${index + 1}`}>{page.address}</a>
                </th>
                <td>{kindsOfChange(page).join(', ')}</td>
                <td>
                  <CauseWords {...page.cause} />
                </td>
                <td className="number">{change(page.words)}</td>
                <td className="number">{byteChange(page.bytes)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function CauseWords({ files, claims, isCode }: Cause) {
  const causes = [
    ...files.map((file) => <code key={file}>{file}</code>),
    ...claims.map(({ name }) => (
      <span key={name}>
        claim <code>{name}</code>
      </span>
    )),
  ];
  if (causes.length === 0) return isCode ? <>code</> : <span className="soft">not known</span>;
  return <span className="causes">{causes}</span>;
}

function Claims({ claims, pages }: { claims: readonly FieldChange[]; pages: readonly PageChange[] }) {
  return (
    <section aria-labelledby="claims">
      <h2 id="claims">Claims</h2>
      <dl className="ledger">
        {claims.map((claim) => {
          const reached = pages.filter(({ cause }) => cause.claims.some(({ name }) => name === claim.name)).length;
          return (
            <div key={claim.name}>
              <dt>
                <code>{claim.name}</code>
              </dt>
              <dd>
                <FromTo {...claim} />
                <span className="soft">{reached > 0 && ` on ${reached} ${reached === 1 ? 'page' : 'pages'}`}</span>
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}

function Redirects({ redirects }: { redirects: readonly FieldChange[] }) {
  return (
    <section aria-labelledby="redirects">
      <h2 id="redirects">Redirects</h2>
      <dl className="ledger">
        {redirects.map(({ name, before, after }) => (
          <div key={name}>
            <dt>
              <code>{name}</code>
            </dt>
            <dd>
              {after === undefined ? 'no longer leads to ' : 'leads to '}
              <code>{after ?? before}</code>
              {before !== undefined && after !== undefined && (
                <span className="soft">
                  , before to <code>{before}</code>
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Files({ files, changes: { assets } }: Report) {
  const lists: [title: string, items: ReactNode[]][] = [
    ['Content files', files.content.map((file) => <code key={file}>{file}</code>)],
    ['Code files', files.code.map((file) => <code key={file}>{file}</code>)],
    ['Files that pages share', assets.map((asset) => <AssetWords key={asset.name} {...asset} />)],
  ];
  return (
    <section aria-labelledby="files">
      <h2 id="files">What was changed</h2>
      <div className="folds">
        {lists
          .filter(([, items]) => items.length > 0)
          .map(([title, items]) => (
            <details key={title}>
              <summary>
                {title} <span className="count">{items.length}</span>
              </summary>
              <List items={items} />
            </details>
          ))}
      </div>
    </section>
  );
}

function AssetWords({ name, before, after, pages }: AssetChange) {
  return (
    <>
      <code>{name.replace('/assets/', '')}</code> {byteChange({ before, after })}, loaded by {pages}{' '}
      {pages === 1 ? 'page' : 'pages'}
    </>
  );
}

function List({ items }: { items: readonly ReactNode[] }) {
  return (
    <ul>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is drawn once
        <li key={index}>{item}</li>
      ))}
    </ul>
  );
}

function ViewChoice() {
  return (
    <fieldset className="views">
      <legend>Show pictures</legend>
      <label>
        <input type="radio" name="view" value="slider" defaultChecked /> over each other, with a slider
      </label>
      <label>
        <input type="radio" name="view" value="sides" /> side by side
      </label>
    </fieldset>
  );
}

interface PageReportProps {
  page: PageChange;
  index: number;
  pictures: Pictures | undefined;
}

function PageReport({ page, index, pictures }: PageReportProps) {
  const id = `page-${index + 1}`;
  const inSearch = page.head.filter(({ name }) => IN_SEARCH_RESULTS.has(name));
  const inCards = page.head.filter(({ name }) => !IN_SEARCH_RESULTS.has(name));
  return (
    <article id={id} aria-labelledby={`${id}-title`} data-kind={page.kind}>
      <header>
        <p className="kind">{KINDS[page.kind]}</p>
        <h2 id={`${id}-title`}>{page.address}</h2>
        <PageSummary {...page} />
      </header>
      {page.text.length > 0 && (
        <Part title="Text">
          {page.text.map((text) => (
            <TextDifference key={JSON.stringify([text.under, text.parts])} {...text} />
          ))}
        </Part>
      )}
      {inSearch.length > 0 && (
        <Part title="Title and description">
          <Fields fields={inSearch} />
        </Part>
      )}
      {page.cause.claims.length > 0 && (
        <Part title="Claims">
          <Fields fields={page.cause.claims} />
        </Part>
      )}
      {page.links.length > 0 && (
        <Part title="Links">
          <Links links={page.links} />
        </Part>
      )}
      {page.media.length > 0 && (
        <Part title="Pictures and downloads">
          <List items={page.media.map((path) => <code key={path}>{path}</code>)} />
        </Part>
      )}
      {inCards.length + page.data.length > 0 && (
        <Part title="For machines">
          <div className="folds">
            <FoldedFields title="Social card and other head fields" fields={inCards} />
            <FoldedFields title="Structured data" fields={page.data} />
          </div>
        </Part>
      )}
      {pictures && <PagePictures pictures={pictures} address={page.address} />}
    </article>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="part">
      <h3>{title}</h3>
      <div>{children}</div>
    </section>
  );
}

function PageSummary({ kind, was, goesTo, cause, words, bytes }: PageChange) {
  return (
    <dl className="summary">
      {kind === 'moved' && (
        <div>
          <dt>Address before</dt>
          <dd>
            <code>{was}</code>, which leads here
          </dd>
        </div>
      )}
      {kind === 'removed' && (
        <div>
          <dt>Old links</dt>
          <dd>
            {goesTo === undefined ? (
              'find nothing: no redirect leads on'
            ) : (
              <>
                lead to <code>{goesTo}</code>
              </>
            )}
          </dd>
        </div>
      )}
      <div>
        <dt>Because of</dt>
        <dd>
          <CauseWords {...cause} />
        </dd>
      </div>
      <div>
        <dt>Words</dt>
        <dd>{change(words)}</dd>
      </div>
      <div>
        <dt>Weight</dt>
        <dd>
          {bytesOf(bytes)} <span className="soft">{byteChange(bytes)}</span>
        </dd>
      </div>
    </dl>
  );
}

function TextDifference({ under, parts, times }: TextChange) {
  return (
    <div className="difference">
      {under !== '' && (
        <p className="under">
          {under}
          {times > 1 && `, ${times} times`}
        </p>
      )}
      <p className="words">
        {parts.map(({ kind, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts are drawn once
          <Words key={index} kind={kind} text={text} />
        ))}
      </p>
    </div>
  );
}

/** A screen reader says where a change begins and ends; a browser's own words for it are often switched off. */
function Words({ kind, text }: TextChange['parts'][number]) {
  if (kind === 'same') return <>{text}</>;
  const Tag = kind === 'added' ? 'ins' : 'del';
  return (
    <Tag>
      <span className="spoken">[{kind}: </span>
      {text}
      <span className="spoken">]</span>
    </Tag>
  );
}

function FromTo({ before, after }: Sides<string>) {
  return (
    <span className="words">
      {before !== undefined && <Words kind="removed" text={before} />}{' '}
      {after !== undefined && <Words kind="added" text={after} />}
    </span>
  );
}

function Fields({ fields }: { fields: readonly FieldChange[] }) {
  return (
    <dl className="ledger">
      {fields.map((field) => (
        <div key={field.name}>
          <dt>
            <code>{field.name}</code>
          </dt>
          <dd>
            <FromTo {...field} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function FoldedFields({ title, fields }: { title: string; fields: readonly FieldChange[] }) {
  if (fields.length === 0) return null;
  return (
    <details>
      <summary>
        {title} <span className="count">{fields.length}</span>
      </summary>
      <Fields fields={fields} />
    </details>
  );
}

function Links({ links }: { links: readonly Sides<Link>[] }) {
  return (
    <dl className="ledger">
      {links.map(({ before, after }) => (
        <div key={JSON.stringify([before, after])}>
          <dt>{after?.words ?? before?.words}</dt>
          <dd>
            {before && after && before.words !== after.words && <FromTo before={before.words} after={after.words} />}
            {before?.href === after?.href ? (
              <code>{after?.href}</code>
            ) : (
              <FromTo before={before?.href} after={after?.href} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function PagePictures({ pictures, address }: { pictures: Pictures; address: string }) {
  const widths = (Object.keys(WIDTHS) as Width[]).filter((width) => pictures[width].changes.length > 0);
  if (widths.length === 0) {
    return (
      <Part title="Pictures">
        <p className="soft">Nothing that the eye can see is different, on a phone or on a desk.</p>
      </Part>
    );
  }
  return (
    <section className="pictures">
      {widths.map((width) => (
        <div key={width} className="width" data-width={width}>
          <h3>
            {width === 'phone' ? 'On a phone' : 'On a desk'} <span className="soft">{WIDTHS[width]} pixels wide</span>
          </h3>
          <div className="strips">
            {pictures[width].changes.map((pair, index) => (
              <Compare
                // biome-ignore lint/suspicious/noArrayIndexKey: the pictures are drawn once
                key={index}
                pair={pair}
                name={`${address}, ${width}, place ${index + 1} of ${pictures[width].changes.length}`}
              />
            ))}
          </div>
          {pictures[width].more > 0 && <p className="soft">{pictures[width].more} more places differ.</p>}
        </div>
      ))}
    </section>
  );
}

function Compare({ pair: { before, after }, name }: { pair: PictureChange; name: string }) {
  const isPair = before !== undefined && after !== undefined;
  return (
    <figure className={isPair ? 'compare' : 'single'}>
      <div className="frame">
        {before && <Side strip={before} side="before" name={name} />}
        {after && <Side strip={after} side="after" name={name} />}
        {isPair && (
          <>
            <input
              type="range"
              min={0}
              max={100}
              defaultValue={50}
              aria-label={`Slide between before and after: ${name}`}
            />
            <span className="handle" aria-hidden="true" />
          </>
        )}
      </div>
    </figure>
  );
}

function Side({ strip, side, name }: { strip: Strip; side: 'before' | 'after'; name: string }) {
  const { png, width, height, marks } = strip;
  return (
    <div className={`side ${side}`}>
      <span className="tag" aria-hidden="true">
        {side}
      </span>
      <div className="shot">
        <img
          src={`data:image/png;base64,${png.toString('base64')}`}
          width={width}
          height={height}
          alt={`${side === 'before' ? 'Before' : 'After'}: ${name}`}
        />
        {marks.map((mark) => (
          <span key={JSON.stringify(mark)} className="mark" style={placeOf(mark, strip)} />
        ))}
      </div>
    </div>
  );
}

/** Pictures are scaled to the room that there is, so a mark stands at a part of it. */
function placeOf(mark: Box, { width, height }: Strip) {
  const percent = (value: number, whole: number) => `${((value / whole) * 100).toFixed(3)}%`;
  return {
    left: percent(mark.left, width),
    top: percent(mark.top, height),
    width: percent(mark.width, width),
    height: percent(mark.height, height),
  };
}

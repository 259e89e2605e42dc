import type { ReactNode } from 'react';
import { countOf } from '../../../renderer/content/text/count-of';
import type { ChangedFiles } from '../changed-files';
import type { FieldChange } from '../compare-facts';
import type { AssetChange, PageChange, SiteChanges } from '../compare-sites';
import { byteChange, change, kindsOfChange } from '../describe-changes';
import { CauseWords, FromTo, List } from './differences';
import { Entry } from './report-section';

export function Figures({ pages }: Pick<SiteChanges, 'pages'>) {
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

export function Index({ pages }: { pages: readonly PageChange[] }) {
  return (
    <div className="index">
      <h2 id="index">Every page it reaches</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: without the focus a keyboard can't scroll it */}
      <section className="scroll" aria-labelledby="index" tabIndex={0}>
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
      </section>
    </div>
  );
}

/** The changes to pages that visitors can't see yet, which are on no other list. */
export function Unpublished({ pages }: { pages: readonly PageChange[] }) {
  return (
    <section aria-labelledby="unpublished">
      <h2 id="unpublished">Not public yet</h2>
      <p className="soft">Drafts, and pages that wait for their day, as a preview shows them.</p>
      <List
        items={pages.map((page, index) => (
          <span key={page.address}>
            <a href={`#unpublished-${index + 1}`}>{page.address}</a> {kindsOfChange(page).join(', ')}
          </span>
        ))}
      />
    </section>
  );
}

export function Claims({ claims, pages }: { claims: readonly FieldChange[]; pages: readonly PageChange[] }) {
  return (
    <section aria-labelledby="claims">
      <h2 id="claims">Claims</h2>
      <dl className="ledger">
        {claims.map((claim) => {
          const reached = pages.filter(({ cause }) => cause.claims.some(({ name }) => name === claim.name)).length;
          return (
            <Entry key={claim.name} name={<code>{claim.name}</code>}>
              <FromTo {...claim} />
              <span className="soft">{reached > 0 && ` on ${countOf(reached, 'page')}`}</span>
            </Entry>
          );
        })}
      </dl>
    </section>
  );
}

export function Redirects({ redirects }: { redirects: readonly FieldChange[] }) {
  return (
    <section aria-labelledby="redirects">
      <h2 id="redirects">Redirects</h2>
      <dl className="ledger">
        {redirects.map(({ name, before, after }) => (
          <Entry key={name} name={<code>{name}</code>}>
            {after === undefined ? 'no longer leads to ' : 'leads to '}
            <code>{after ?? before}</code>
            {before !== undefined && after !== undefined && (
              <span className="soft">
                , before to <code>{before}</code>
              </span>
            )}
          </Entry>
        ))}
      </dl>
    </section>
  );
}

export function Files({ files, assets }: { files: ChangedFiles; assets: readonly AssetChange[] }) {
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
      <code>{name.replace('/assets/', '')}</code> {byteChange({ before, after })}, loaded by {countOf(pages, 'page')}
    </>
  );
}

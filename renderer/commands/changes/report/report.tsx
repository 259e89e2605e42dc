import { readFile } from 'node:fs/promises';
import { renderToStaticMarkup } from 'react-dom/server';
import { inEngine } from '../../../platform/engine-folder.mjs';
import type { ChangedFiles } from '../changed-files';
import { MAX_HEIGHT } from '../compare-pictures';
import { andOthers, aspectsOf, headline, weight } from '../describe-changes';
import type { PageChange, SiteChanges } from '../site-changes';
import { WIDTHS } from '../take-pictures';
import { Changes } from './changes';
import { PageReport } from './page-report';

/** Nothing runs, and nothing is loaded from elsewhere. */
const POLICY = "default-src 'none'; img-src data:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";

/** The report as one HTML file. React escapes everything from content. */
export async function reportHtml(comparedWith: string, changes: SiteChanges, files: ChangedFiles): Promise<string> {
  const styles = await readFile(inEngine('commands/changes/report/report.css'), 'utf8');
  const title = headline(changes, files);
  const html = renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta httpEquiv="Content-Security-Policy" content={POLICY} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the file of this folder */}
        <style dangerouslySetInnerHTML={{ __html: styles }} />
      </head>
      <body>
        <ReportBody title={title} comparedWith={comparedWith} changes={changes} />
      </body>
    </html>,
  );
  return `<!doctype html>\n${html}\n`;
}

interface ReportBodyProps {
  title: string;
  /** A short description of the base. */
  comparedWith: string;
  changes: SiteChanges;
}

function ReportBody({ title, comparedWith, changes }: ReportBodyProps) {
  const { pages, unpublished, items, redirects, files, total } = changes;
  return (
    <main>
      <h1>{title}</h1>
      <p>
        Compared with {comparedWith}. The site has {total} pages
        {pages.length > 0 ? '; those that are not listed here are as they were.' : ', all as they were.'}
      </p>
      <Changes title="Tokens" changes={items} />
      <Changes title="Redirects" changes={redirects} />
      <Changes title="Other files of the site" changes={files} isFolded />
      <Pages title="Every page it reaches" anchor="page" pages={pages} />
      <Pages title="Not public yet" anchor="unpublished" pages={unpublished} />
      <p className="soft">
        Weight is that of the HTML, compressed with brotli. Pictures are taken in light colors and without JavaScript,
        at {WIDTHS.join(' and ')} pixels. Red outlines are where they differ; of a page, at most {MAX_HEIGHT} pixels
        around them are shown.
      </p>
    </main>
  );
}

interface PagesProps {
  title: string;
  /** What the anchors of the pages begin with. */
  anchor: string;
  pages: readonly PageChange[];
}

/** A table of pages, and then each page. */
function Pages({ title, anchor, pages }: PagesProps) {
  if (pages.length === 0) return null;
  return (
    <section aria-labelledby={anchor}>
      <h2 id={anchor}>{title}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: without the focus a keyboard can't scroll it */}
      <section className="scroll" aria-label={`${title}: table`} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">Page</th>
              <th scope="col">What changes</th>
              <th scope="col">Because of</th>
              <th scope="col">Weight</th>
            </tr>
          </thead>
          <tbody>
            {pages.map((page, index) => (
              <tr key={page.address}>
                <th scope="row">
                  <a href={`#${anchor}-${index + 1}`}>{page.address}</a>
                  {andOthers(page)}
                </th>
                <td>{aspectsOf(page)}</td>
                <td>{page.cause.join(', ') || 'not known'}</td>
                <td>{weight(page.bytes)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {pages.map((page, index) => (
        <PageReport key={page.address} id={`${anchor}-${index + 1}`} page={page} />
      ))}
    </section>
  );
}

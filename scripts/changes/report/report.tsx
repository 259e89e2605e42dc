import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ChangedFiles } from '../changed-files';
import type { SiteChanges } from '../compare-sites';
import { headline, KINDS } from '../describe-changes';
import { type Pictures, WIDTHS } from '../take-pictures';
import { Claims, Figures, Files, Index, Redirects, Unpublished } from './overview';
import { ViewChoice } from './page-pictures';
import { PageReport } from './page-report';

/** The data of a report. */
export interface Report {
  /** A short description of the base. */
  comparedWith: string;
  changes: SiteChanges;
  files: ChangedFiles;
  pictures: ReadonlyMap<string, Pictures>;
  picturesOfUnpublished: ReadonlyMap<string, Pictures>;
}

/**
 * The report as one HTML file, which loads nothing from elsewhere. React escapes everything from content, and
 * the document's policy allows only this folder's own script.
 */
export async function reportHtml(report: Report): Promise<string> {
  const script = await readFile('scripts/changes/report/slider.js', 'utf8');
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
  const font = (await readFile('renderer/html/fonts/familjen-grotesk.woff2')).toString('base64');
  const read = (file: string) => readFile(file, 'utf8');
  const fonts = (await read('renderer/html/styles/fonts.css')).replace(
    '../fonts/familjen-grotesk.woff2',
    `data:font/woff2;base64,${font}`,
  );
  const tokens = (await read('renderer/html/styles/tokens.css')).replace(/@theme[\s\S]*$/, '');
  return fonts + tokens + (await read('scripts/changes/report/report.css'));
}

function ReportBody(report: Report) {
  const { changes, comparedWith } = report;
  const { pages, unpublished, claims, redirects, total } = changes;
  return (
    <>
      <a className="skip" href="#main">
        Skip to the report
      </a>
      <header className="mast">
        <p className="kicker">What does this change touch?</p>
        <h1>{headline(report.changes, report.files)}</h1>
        <p className="lede">
          Compared with {comparedWith}. The site has {total} pages
          {pages.length > 0 ? '; those that are not listed here are as they were.' : ', all as they were.'}
        </p>
        {pages.length > 0 && <Figures pages={pages} />}
      </header>
      <main id="main">
        {pages.length > 0 && <Index pages={pages} />}
        {unpublished.length > 0 && <Unpublished pages={unpublished} />}
        {claims.length > 0 && <Claims claims={claims} pages={pages} />}
        {redirects.length > 0 && <Redirects redirects={redirects} />}
        <Files files={report.files} assets={changes.assets} />
        {pages.length + unpublished.length > 0 && <ViewChoice />}
        {unpublished.map((page, index) => (
          <PageReport
            key={page.address}
            id={`unpublished-${index + 1}`}
            kind="Not public yet"
            page={page}
            pictures={report.picturesOfUnpublished.get(page.address)}
          />
        ))}
        {pages.map((page, index) => (
          <PageReport
            key={page.address}
            id={`page-${index + 1}`}
            kind={KINDS[page.kind]}
            page={page}
            pictures={report.pictures.get(page.address)}
          />
        ))}
      </main>
      <footer>
        Pictures are taken at {WIDTHS.phone} and {WIDTHS.desktop} pixels, in light colors and without JavaScript. Weight
        is that of the HTML, compressed with brotli.
      </footer>
    </>
  );
}

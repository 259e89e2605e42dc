import { countOf } from '../../content/text/count-of';
import { FileTable } from './file-table';
import { filesShown } from './files-shown';
import { addressOf, type Choice } from './filter';
import { FilterForm } from './filter-form';
import type { Finding, MapFile } from './map-file';
import { StructurePicture } from './structure-picture';

/** How many files the table shows at once. */
const FILES_A_PAGE = 200;

/** Everything that the map shows. */
export interface MapContent {
  files: readonly MapFile[];
  /** Diagnostics for anything but text files: pictures, downloads, and missing files. */
  others: readonly { path: string; findings: Finding[] }[];
  /** The files of content/media that no page uses, by their paths. */
  unused: readonly string[];
  /** The content folder, as an absolute path. */
  root: string;
  /** Whether git knows when files were changed. */
  hasHistory: boolean;
  /** Whether the data files are valid. Without them, pages have no state and no place in the site. */
  hasLists: boolean;
}

interface ContentMapProps {
  content: MapContent;
  choice: Choice;
}

/** The map of the content, with the options of the address. */
export function ContentMap({ content, choice }: ContentMapProps) {
  return (
    <div className="content-map">
      <header className="content-map-head">
        <h1>Map of the content</h1>
        <nav aria-label="Views">
          <ul>
            <ViewLink choice={choice} view="files" name="Files" />
            <ViewLink choice={choice} view="structure" name="Structure" />
            <li>
              <a href="/">The site</a>
            </li>
          </ul>
        </nav>
      </header>
      <main>
        <Notices content={content} />
        {choice.view === 'files' && <Files content={content} choice={choice} />}
        {choice.view === 'structure' && content.hasLists && <StructurePicture files={content.files} />}
      </main>
      {/* The editor is asked by a link whose answer is empty: it goes here, and the map stays. */}
      <iframe name="editor" title="Opens files in the editor" hidden />
    </div>
  );
}

function ViewLink({ choice, view, name }: { choice: Choice; view: Choice['view']; name: string }) {
  return (
    <li>
      <a href={addressOf({ view })} aria-current={choice.view === view ? 'page' : undefined}>
        {name}
      </a>
    </li>
  );
}

/** Why the map is incomplete. */
function Notices({ content: { others, unused, hasHistory, hasLists } }: { content: MapContent }) {
  return (
    <>
      {others.map(({ path, findings }) => (
        <p key={path} className="content-map-notice" data-severity={severityOf(findings)}>
          {path}: {findings.flatMap(({ text }) => text).join(' ')}
        </p>
      ))}
      {unused.length > 0 && (
        <div className="content-map-notice">
          <p>No page uses {unused.length === 1 ? 'this file' : 'these files'}, so the site is published without:</p>
          <ul>
            {unused.map((path) => (
              <li key={path}>
                <code>{path}</code>
              </li>
            ))}
          </ul>
        </div>
      )}
      {!hasLists && (
        <p className="content-map-notice" data-severity="error">
          One of the lists (the .yaml files) is missing or has errors. Until it is fixed, the state of the pages and the
          structure of the site are not known.
        </p>
      )}
      {!hasHistory && (
        <p className="content-map-notice">
          Git can't tell when the files were changed: this folder is in no repository, or its history was not fetched.
        </p>
      )}
    </>
  );
}

/** The severity of the worst finding. */
function severityOf(findings: readonly Finding[]): Finding['severity'] {
  return findings.some(({ severity }) => severity === 'error') ? 'error' : 'warning';
}

function Files({ content: { files, root }, choice }: ContentMapProps) {
  const found = filesShown(files, choice);
  const pages = Math.max(1, Math.ceil(found.length / FILES_A_PAGE));
  const page = Math.min(choice.page, pages);
  const start = (page - 1) * FILES_A_PAGE;
  const shown = found.slice(start, start + FILES_A_PAGE);
  return (
    <>
      <FilterForm choice={choice} />
      <p role="status" className="content-map-count">
        {summaryOf(found, files.length)}
      </p>
      {shown.length > 0 && <FileTable shown={shown} files={files} first={start + 1} choice={choice} root={root} />}
      {pages > 1 && <Pages choice={choice} page={page} pages={pages} />}
    </>
  );
}

function summaryOf(found: readonly MapFile[], all: number): string {
  if (found.length === 0) return `None of the ${countOf(all, 'file')} is like that.`;
  const findings = found.flatMap((file) => file.findings);
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const files = found.length === all ? countOf(all, 'file') : `${found.length} of ${countOf(all, 'file')}`;
  return `${files}, with ${countOf(errors, 'error')} and ${countOf(findings.length - errors, 'warning')}.`;
}

function Pages({ choice, page, pages }: { choice: Choice; page: number; pages: number }) {
  const linkTo = (target: number) => `${addressOf({ ...choice, page: target })}#files`;
  return (
    <nav aria-label="Pages of the table" className="content-map-pages">
      {page > 1 && <a href={linkTo(page - 1)}>Previous</a>}
      <span>
        Page {page} of {pages}
      </span>
      {page < pages && <a href={linkTo(page + 1)}>Next</a>}
    </nav>
  );
}

import { countOf } from '../../content/text/count-of';
import { EditorLink } from './editor-link';
import { FileDetails } from './file-details';
import { type Choice, type Column, columns, type Direction, sortValue } from './filter';
import { FORM } from './filter-form';
import { kindNames, type MapFile, stateNames } from './map-file';

interface FileTableProps {
  shown: readonly MapFile[];
  /** All files, for the names of linked ones. */
  files: readonly MapFile[];
  /** The number of the first one. */
  first: number;
  choice: Choice;
  root: string;
}

/** The files, two rows each: the values to compare, and below them the file with its details. */
export function FileTable({ shown, files, first, choice, root }: FileTableProps) {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const order = `${columns[choice.sort].name.toLowerCase()}, ${choice.direction}`;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without the focus a keyboard can't scroll it
    <section id="files" className="content-map-scroll" tabIndex={0} aria-labelledby="files-caption">
      <table>
        <caption id="files-caption">
          Files {first} to {first + shown.length - 1}, in order of {order}
        </caption>
        <thead>
          <tr>
            {(Object.keys(columns) as Column[]).map((column) => (
              <Head key={column} column={column} choice={choice} />
            ))}
          </tr>
        </thead>
        {shown.map((file) => (
          <tbody key={file.path} data-theme={file.theme}>
            <Facts file={file} />
            <tr>
              <td colSpan={Object.keys(columns).length}>
                <div className="content-map-file">
                  <EditorLink root={root} path={file.path} />
                  <FileDetails file={file} byPath={byPath} root={root} />
                </div>
              </td>
            </tr>
          </tbody>
        ))}
      </table>
    </section>
  );
}

function Head({ column, choice }: { column: Column; choice: Choice }) {
  const { name, begins } = columns[column];
  const isSorted = column === choice.sort;
  const next: Direction = isSorted ? opposite(choice.direction) : begins;
  return (
    <th scope="col" aria-sort={isSorted ? choice.direction : undefined}>
      <button type="submit" form={FORM} name="sort" value={sortValue(column, next)}>
        {name}
        <span aria-hidden="true">{isSorted ? (choice.direction === 'ascending' ? '↑' : '↓') : '↕'}</span>
      </button>
    </th>
  );
}

function opposite(direction: Direction): Direction {
  return direction === 'ascending' ? 'descending' : 'ascending';
}

function Facts({ file }: { file: MapFile }) {
  const { title, address, kind, state, findings, incoming, outgoing, claims } = file;
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const warnings = findings.length - errors;
  return (
    <tr>
      <th scope="row">{address === undefined ? title : <a href={address}>{title}</a>}</th>
      <td>{address ?? <None />}</td>
      <td>{kindNames[kind]}</td>
      <td>{state ? <span data-state={state}>{stateNames[state]}</span> : <None />}</td>
      <td>
        <Change file={file} />
      </td>
      <td>
        {findings.length === 0 && <None />}
        {errors > 0 && <strong data-severity="error">{countOf(errors, 'error')}</strong>}
        {errors > 0 && warnings > 0 && <br />}
        {warnings > 0 && <strong data-severity="warning">{countOf(warnings, 'warning')}</strong>}
      </td>
      <td>{incoming.length}</td>
      <td>{outgoing.length}</td>
      <td>{claims.length}</td>
    </tr>
  );
}

function Change({ file: { committed, isUncommitted } }: { file: MapFile }) {
  if (isUncommitted) return <em>{committed ? 'Uncommitted' : 'New'}</em>;
  return committed ? <time dateTime={committed}>{committed}</time> : <None />;
}

function None() {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr-only">none</span>
    </>
  );
}

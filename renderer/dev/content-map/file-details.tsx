import { EditorLink } from './editor-link';
import { addressOf } from './filter';
import type { Finding, MapFile } from './map-file';

/** How many links a list shows; the table can show all of them. */
const MOST_LINKS = 12;

interface FileDetailsProps {
  file: MapFile;
  byPath: ReadonlyMap<string, MapFile>;
  root: string;
}

/** The diagnostics, links, and claims of a file. Open if there is something to fix. */
export function FileDetails({ file, byPath, root }: FileDetailsProps) {
  const { path, title, findings, incoming, outgoing, claims } = file;
  if (findings.length + incoming.length + outgoing.length + claims.length === 0) return null;
  return (
    <details open={findings.length > 0}>
      <summary>
        {findings.length > 0 ? 'Check, links and claims' : 'Links and claims'}
        <span className="sr-only"> of {title}</span>
      </summary>
      {findings.length > 0 && <Findings findings={findings} path={path} root={root} />}
      <div className="content-map-lists">
        <LinkList
          name="Linked from"
          paths={incoming}
          byPath={byPath}
          root={root}
          all={addressOf({ linkingTo: path })}
        />
        <LinkList name="Links to" paths={outgoing} byPath={byPath} root={root} all={addressOf({ linkedFrom: path })} />
        <div>
          <p>Claims</p>
          {claims.length === 0 && <p>None</p>}
          <ul>
            {claims.map((id) => (
              <li key={id}>
                <a href={addressOf({ text: id })}>{id}</a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </details>
  );
}

function Findings({ findings, path, root }: { findings: readonly Finding[]; path: string; root: string }) {
  return (
    <ul className="content-map-findings" data-theme="ink">
      {findings.map(({ severity, code, line, column, text }) => (
        <li key={`${line}:${column} ${code} ${text[0]}`} data-severity={severity}>
          <p>
            <strong>{severity}</strong> <EditorLink root={root} path={path} place={{ line, column }} />{' '}
            <span>{code}</span>
          </p>
          {text.map((each) => (
            <p key={each}>{each}</p>
          ))}
        </li>
      ))}
    </ul>
  );
}

interface LinkListProps {
  name: string;
  paths: readonly string[];
  byPath: ReadonlyMap<string, MapFile>;
  root: string;
  /** Where the table shows all of them. */
  all: string;
}

function LinkList({ name, paths, byPath, root, all }: LinkListProps) {
  return (
    <div>
      <p>{name}</p>
      {paths.length === 0 && <p>None</p>}
      <ul>
        {paths.slice(0, MOST_LINKS).map((path) => (
          <li key={path}>
            <FileLink file={byPath.get(path)} path={path} root={root} />
          </li>
        ))}
      </ul>
      {paths.length > 0 && (
        <a href={all}>{paths.length > MOST_LINKS ? `All ${paths.length} in the table` : 'Show in the table'}</a>
      )}
    </div>
  );
}

/** A page by its address, another file by its path. */
function FileLink({ file, path, root }: { file: MapFile | undefined; path: string; root: string }) {
  if (file?.address === undefined) return <EditorLink root={root} path={path} />;
  return <a href={file.address}>{file.address}</a>;
}

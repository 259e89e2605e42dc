import type { ReactNode } from 'react';
import { EditorLink } from './editor-link';
import { addressOf } from './filter';
import type { Finding, MapFile } from './map-file';

/** How many links a list shows; the table can show all of them. */
const MAX_LINKS = 12;

interface FileDetailsProps {
  file: MapFile;
  byPath: ReadonlyMap<string, MapFile>;
  root: string;
}

/** The diagnostics, links, and claims of a file. Open if there is something to fix. */
export function FileDetails({ file, byPath, root }: FileDetailsProps) {
  const { path, title, findings, incoming, outgoing, claims } = file;
  if (findings.length + incoming.length + outgoing.length + claims.length === 0) return null;
  // A page by its address, another file by its path.
  const linkTo = (other: string) => {
    const address = byPath.get(other)?.address;
    return address === undefined ? <EditorLink root={root} path={other} /> : <a href={address}>{address}</a>;
  };
  return (
    <details open={findings.length > 0}>
      <summary>
        {findings.length > 0 ? 'Check, links and claims' : 'Links and claims'}
        <span className="sr-only"> of {title}</span>
      </summary>
      {findings.length > 0 && <Findings findings={findings} path={path} root={root} />}
      <div className="content-map-lists">
        <NameList title="Linked from" names={incoming} item={linkTo} all={addressOf({ linkingTo: path })} />
        <NameList title="Links to" names={outgoing} item={linkTo} all={addressOf({ linkedFrom: path })} />
        <NameList title="Claims" names={claims} item={(id) => <a href={addressOf({ text: id })}>{id}</a>} />
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

interface NameListProps {
  title: string;
  names: readonly string[];
  item: (name: string) => ReactNode;
  /** Where the table shows all of them; if undefined, the list does. */
  all?: string;
}

function NameList({ title, names, item, all }: NameListProps) {
  const shown = all ? names.slice(0, MAX_LINKS) : names;
  return (
    <div>
      <p>{title}</p>
      {names.length === 0 && <p>None</p>}
      <ul>
        {shown.map((name) => (
          <li key={name}>{item(name)}</li>
        ))}
      </ul>
      {all && names.length > 0 && (
        <a href={all}>{names.length > MAX_LINKS ? `All ${names.length} in the table` : 'Show in the table'}</a>
      )}
    </div>
  );
}

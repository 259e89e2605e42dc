import { useMemo, useState } from 'react';
import type { Found } from '../../dev/inline-edit/browser/editable-texts';
import { type Draft, type draftStore, textsIn, withChange } from '../drafts';
import type { Repository } from '../github/repository';
import type { Pages } from '../page/pages';
import { editText, type TextEdit } from '../page/text-edit';
import { ChangesPanel } from './changes-panel';
import { PageList } from './page-list';
import { Preview } from './preview';
import { Problems } from './problems';
import { ProposePanel } from './propose-panel';
import { TextField } from './text-field';
import { usePages } from './use-pages';

interface EditorProps {
  pages: Pages;
  repository: Repository;
  head: string;
  files: ReadonlyMap<string, string>;
  store: ReturnType<typeof draftStore>;
  onSignOut(): void;
}

/** A page, its texts, and what was changed. */
export function Editor({ pages, repository, head, files, store, onSignOut }: EditorProps) {
  const [draft, setDraft] = useState<Draft>(() => store.read() ?? { base: head, changes: {} });
  const [address, setAddress] = useState('/');
  const [texts, setTexts] = useState<readonly Found[]>([]);
  const [edit, setEdit] = useState<TextEdit>();
  const [isNarrow, setNarrow] = useState(false);
  const [isDark, setDark] = useState(() => matchMedia('(prefers-color-scheme: dark)').matches);
  const current = useMemo(() => textsIn(files, draft), [files, draft]);
  const { html, loaded, errors, isChecked } = usePages(pages, current, address);
  const keep = (next: Draft) => {
    store.write(next);
    setDraft(next);
  };
  const change = (path: string, text: string) => keep(withChange(draft, path, files.get(path) ?? '', text));
  const point = ({ piece }: Found) => {
    const file = pages.fileAt(piece.file);
    setEdit(file && editText(piece, file, pages.site));
  };
  const go = (to: string) => {
    setEdit(undefined);
    setAddress(to);
  };
  const title = loaded?.content?.pageAt(address)?.data.title ?? address;

  return (
    <div className="editor">
      <header>
        <h1>Edit the site</h1>
        <button type="button" aria-pressed={isNarrow} onClick={() => setNarrow(!isNarrow)}>
          Phone
        </button>
        <button type="button" aria-pressed={isDark} onClick={() => setDark(!isDark)}>
          Dark
        </button>
        <button type="button" onClick={onSignOut}>
          Sign out
        </button>
      </header>
      <main>
        <Preview {...{ html, title, isNarrow, isDark }} onShow={setTexts} onPoint={point} />
      </main>
      <aside aria-label="Changes">
        {edit ? (
          <TextField
            key={`${edit.piece.file} ${edit.piece.place}`}
            edit={edit}
            errors={edit.ownOf(errors, current.get(edit.piece.file) ?? '')}
            onType={(text) => change(edit.piece.file, text)}
            onClose={() => setEdit(undefined)}
          />
        ) : (
          <p className="hint">Point at a text of the page and type, or choose it below.</p>
        )}
        <ProposePanel {...{ draft, repository, errors, isChecked }} onDraft={keep} />
        <Problems errors={errors} />
        <ChangesPanel
          draft={draft}
          onUndo={(path, before) => {
            setEdit(undefined);
            change(path, before);
          }}
        />
        <PageList content={loaded?.content} address={address} onGo={go} />
        <details>
          <summary>Texts of this page</summary>
          <ul className="texts">
            {texts.map((found) => (
              <li key={`${found.piece.file} ${found.piece.place} ${found.piece.column}`}>
                <button type="button" onClick={() => point(found)}>
                  {found.piece.text}
                </button>
              </li>
            ))}
          </ul>
        </details>
      </aside>
    </div>
  );
}

import { useEffect, useState } from 'react';
import { draftStore } from '../drafts';
import { type Repository, Unauthorized } from '../github/repository';
import type { Pages } from '../page/pages';
import { Editor } from './editor';
import { SignIn } from './sign-in';

const TOKEN = 'admin token';

interface AppProps {
  pages: Pages;
  /** As owner/name. */
  repository: string;
  open(token: string): Repository;
}

/** The repository as it was loaded. */
interface Opened {
  repository: Repository;
  head: string;
  files: ReadonlyMap<string, string>;
}

/** Signs in, then edits. */
export function App({ pages, repository: name, open }: AppProps) {
  const [opened, setOpened] = useState<Opened>();
  const [problem, setProblem] = useState('');
  const [isLoading, setLoading] = useState(() => sessionStorage.getItem(TOKEN) !== null);
  const load = async (token: string) => {
    setLoading(true);
    setProblem('');
    try {
      const repository = open(token);
      const { head, files } = await repository.load();
      await pages.setPublished(files);
      sessionStorage.setItem(TOKEN, token);
      setOpened({ repository, head, files });
    } catch (error) {
      if (error instanceof Unauthorized) sessionStorage.removeItem(TOKEN);
      setProblem(error instanceof Error ? error.message : String(error));
    }
    setLoading(false);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with the token of before a reload
  useEffect(() => {
    const token = sessionStorage.getItem(TOKEN);
    if (token !== null) void load(token);
  }, []);
  if (opened) {
    const again = () => {
      sessionStorage.removeItem(TOKEN);
      setOpened(undefined);
    };
    return <Editor {...opened} pages={pages} store={draftStore(name)} onSignOut={again} />;
  }
  if (isLoading)
    return (
      <main className="sign-in">
        <p role="status">The content of {name} is being loaded …</p>
      </main>
    );
  return <SignIn repository={name} problem={problem} onToken={(token) => void load(token)} />;
}

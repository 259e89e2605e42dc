import { askGit, git } from '../../platform/git';

/** The files that a branch changes, added and deleted ones included, by their paths in the repository. */
export interface ChangedFiles {
  /** Paths inside the content folder. */
  content: readonly string[];
  /** Files of the code that renders pages. */
  code: readonly string[];
}

const CONTENT = /^content\/(?!README\.md$)/;
/** The files that affect built pages; tests, documents, and the site's own commands don't. */
const CODE = /^(?:renderer|pages|components|public)\/|^(?:(?:package|package-lock|tsconfig)\.json|vite\.config\.ts)$/;

/**
 * The files of a folder that differ from a commit, committed or not.
 * @param folder the top folder of the repository
 */
export async function changedFiles(folder: string, commit: string): Promise<ChangedFiles> {
  const tracked = await git(folder, ['diff', '--name-only', '--no-renames', '-z', commit]);
  const fresh = await askGit(folder, ['ls-files', '--others', '--exclude-standard', '-z']);
  const files = [...new Set(`${tracked}\0${fresh ?? ''}`.split('\0'))].filter((file) => file !== '').sort();
  return {
    content: files.filter((file) => CONTENT.test(file)).map((file) => file.slice('content/'.length)),
    code: files.filter((file) => CODE.test(file)),
  };
}

import type { Api } from './api';
import { blobOf, fromBase64 } from './blob';
import type { Changes } from './repository';

/** The folder of the content in the repository. */
export const FOLDER = 'content';

const TEXT = /\.(?:mdx?|ya?ml)$/;

/** How many texts one question asks for: GitHub cancels what takes it more than ten seconds. */
const MOST = 100;

/** The blobs of the content at a commit, by path inside the content folder. */
type Tree = ReadonlyMap<string, string>;

/** The texts of the content at any commit. Each is loaded once: what a commit or blob holds never changes. */
export class Texts {
  readonly #api: Api;
  readonly #texts = new Map<string, string>();
  readonly #trees = new Map<string, Tree>();

  constructor(api: Api) {
    this.#api = api;
  }

  /** Texts that needn't be loaded any more. */
  async add(known: Iterable<string>) {
    for (const text of known) this.#texts.set(await blobOf(text), text);
  }

  /** All texts at a commit. */
  async at(commit: string): Promise<ReadonlyMap<string, string>> {
    const tree = await this.#treeAt(commit);
    await this.#load(tree.values());
    return new Map([...tree].map(([path, blob]) => [path, this.#texts.get(blob) ?? '']));
  }

  /** What differs between two commits, by path. */
  async between(from: string, to: string): Promise<{ path: string; before: string | null; after: string | null }[]> {
    if (from === to) return [];
    const [before, after] = [await this.#treeAt(from), await this.#treeAt(to)];
    const paths = [...new Set([...before.keys(), ...after.keys()])].filter(
      (path) => before.get(path) !== after.get(path),
    );
    await this.#load(paths.flatMap((path) => [before.get(path) ?? [], after.get(path) ?? []].flat()));
    const textIn = (tree: Tree, path: string) => this.#texts.get(tree.get(path) ?? '') ?? null;
    return paths.map((path) => ({ path, before: textIn(before, path), after: textIn(after, path) }));
  }

  /** Those of some files that a commit doesn't have like this. */
  async missingAt(commit: string, files: Changes): Promise<Changes> {
    const tree = await this.#treeAt(commit);
    const missing = new Map<string, string | null>();
    for (const [path, text] of files)
      if (tree.get(path) !== (text === null ? undefined : await blobOf(text))) missing.set(path, text);
    return missing;
  }

  async #treeAt(commit: string): Promise<Tree> {
    const tree = this.#trees.get(commit) ?? (await this.#loadTree(commit));
    this.#trees.set(commit, tree);
    return tree;
  }

  async #loadTree(commit: string): Promise<Tree> {
    const { object } = await this.#api.query<{ object: { oid: string } | null }>(
      'Contents: write',
      'object(expression: $expression) { oid }',
      ['$expression: String!'],
      { expression: `${commit}:${FOLDER}` },
    );
    if (!object) return new Map();
    const { tree } = await this.#api.read('Contents: write', (send, of) =>
      send('GET /repos/{owner}/{repo}/git/trees/{tree_sha}', { ...of, tree_sha: object.oid, recursive: '1' }),
    );
    const blobs = tree.filter(({ path, type }) => type === 'blob' && TEXT.test(path));
    return new Map(blobs.map(({ path, sha }) => [path, sha]));
  }

  async #load(blobs: Iterable<string>) {
    const missing = [...new Set(blobs)].filter((blob) => !this.#texts.has(blob));
    for (let at = 0; at < missing.length; at += MOST) {
      const some = missing.slice(at, at + MOST);
      const parts = some.map((blob) => `_${blob}: object(oid: "${blob}") { ... on Blob { text } }`);
      const found = await this.#api.query<Record<string, { text: string | null }>>('Contents: write', parts.join(' '));
      for (const blob of some) this.#texts.set(blob, await this.#exactly(blob, found[`_${blob}`]?.text ?? ''));
    }
  }

  /** A text as it was answered, unless something is missing, such as a byte order mark or the end of a long text. */
  async #exactly(blob: string, text: string): Promise<string> {
    if ((await blobOf(text)) === blob) return text;
    const { content } = await this.#api.read('Contents: write', (send, of) =>
      send('GET /repos/{owner}/{repo}/git/blobs/{file_sha}', { ...of, file_sha: blob }),
    );
    return fromBase64(content);
  }
}

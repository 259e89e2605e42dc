import type { Root } from 'mdast';
import { bodyReader, type StoredBodies } from '../content/parse/body-store';
import type { CompiledBody } from '../content/parse/compile-body';
import { fillBodyTokens } from '../content/parse/fill-body-tokens';
import type { AnyEntry } from '../content/schema/content';
import type { TokenSource } from '../content/schema/tokens';
import { type Body, runCode } from './run-code';

/** Reads the bodies that the check has compiled. One that another process has removed since is compiled again. */
export class BodyLibrary {
  readonly #places: StoredBodies['places'];
  readonly #read: ReturnType<typeof bodyReader>;
  readonly #tokens: TokenSource;

  /** @param tokens the values of the tokens in bodies */
  constructor({ file, places }: StoredBodies, tokens: TokenSource) {
    this.#places = places;
    this.#read = bodyReader(file);
    this.#tokens = tokens;
  }

  /** A component that takes the components of schema/body-components.ts. */
  async componentOf(entry: AnyEntry): Promise<Body> {
    return runCode((await this.#bodyOf(entry)).code);
  }

  /** The tree of a body, without positions. */
  async treeOf(entry: AnyEntry): Promise<Root> {
    if (entry.body.trim() === '') return { type: 'root', children: [] };
    return (await this.#bodyOf(entry)).tree;
  }

  /** A page depends on everything that is read while it is rendered: here the text of the body, and its tokens. */
  async #bodyOf({ body, file }: AnyEntry): Promise<CompiledBody> {
    const found = this.#stored(file) ?? (await this.#compiled({ body, file }));
    fillBodyTokens(found.tree, this.#tokens);
    return found;
  }

  #stored(file: string): CompiledBody | undefined {
    const place = this.#places.get(file);
    const text = place && this.#read(place);
    return text === undefined ? undefined : JSON.parse(text);
  }

  /** The compiler takes a moment to load, and is rarely needed. */
  async #compiled(origin: Pick<AnyEntry, 'body' | 'file'>): Promise<CompiledBody> {
    const { compileText } = await import('../content/parse/compile-body');
    return compileText(origin, this.#tokens);
  }
}

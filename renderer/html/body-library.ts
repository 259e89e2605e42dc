import { bodyReader, type StoredBodies } from '../content/parse/body-store';
import type { BodyComponents } from '../content/schema/body-components';
import type { Entry } from '../content/schema/content';
import { fillTokens, type TextOfToken } from '../content/schema/tokens';
import { type Body, runCode } from './run-code';

/** Reads the bodies that the check has compiled. If another process has removed a body since, it is compiled again. */
export class BodyLibrary {
  readonly #places: StoredBodies['places'];
  readonly #read: ReturnType<typeof bodyReader>;
  readonly #textOf: TextOfToken;
  readonly #components: BodyComponents;

  /**
   * @param textOf the values of the tokens in bodies
   * @param components that bodies may use
   */
  constructor({ file, places }: StoredBodies, textOf: TextOfToken, components: BodyComponents) {
    this.#places = places;
    this.#read = bodyReader(file);
    this.#textOf = textOf;
    this.#components = components;
  }

  /** A component that takes the components of the site. */
  async componentOf(entry: Entry): Promise<Body> {
    const { body, file } = entry;
    // A page depends on everything that is read while it is rendered: here the values of the tokens that were filled in before.
    fillTokens(body, this.#textOf);
    return runCode(this.#stored(file) ?? (await this.#compiled({ body, file })));
  }

  #stored(file: string): string | undefined {
    const place = this.#places.get(file);
    return place && this.#read(place);
  }

  /** The compiler takes a moment to load, and is rarely needed. */
  async #compiled(origin: Pick<Entry, 'body' | 'file'>): Promise<string> {
    const { compileText } = await import('../content/parse/compile-body');
    return compileText(origin, this.#textOf, this.#components);
  }
}

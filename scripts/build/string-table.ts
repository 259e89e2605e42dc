/** Texts with a number each, from 0. */
export class StringTable {
  readonly #all: string[] = [];
  /** Made when it is first asked for: it takes as long as all else here. */
  #numbers: Map<string, number> | undefined;

  /** In the order of their numbers. */
  get all(): readonly string[] {
    return this.#all;
  }

  /** Adds a text that is not among them, and returns its number. */
  add(name: string): number {
    this.#numbers?.set(name, this.#all.length);
    return this.#all.push(name) - 1;
  }

  /** The number of a text, which it gets now if it has none. */
  numberOf(name: string): number {
    this.#numbers ??= new Map(this.#all.map((each, number) => [each, number]));
    return this.#numbers.get(name) ?? this.add(name);
  }

  those(numbers: readonly number[]): string[] {
    return numbers.map((number) => this.#all[number] ?? '');
  }

  /** Other numbers for those that are asked for, in the order in which they are. */
  compact() {
    const given = new Int32Array(this.#all.length).fill(-1);
    let count = 0;
    let isNew: number[] = [];
    return {
      numberOf(number: number): number {
        const known = given[number] ?? -1;
        if (known >= 0) return known;
        isNew.push(number);
        given[number] = count;
        count += 1;
        return count - 1;
      },
      /** The old numbers of those that were asked for since the last time. */
      takeNew(): number[] {
        const taken = isNew;
        isNew = [];
        return taken;
      },
    };
  }
}

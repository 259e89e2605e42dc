/** Numbers strings, from 0. */
export class StringTable {
  readonly #all: string[] = [];
  /** Built on first use, because it takes as long as everything else here. */
  #numbers: Map<string, number> | undefined;

  /** In the order of their numbers. */
  get all(): readonly string[] {
    return this.#all;
  }

  /** Adds a string that is not in the table, and returns its number. */
  add(name: string): number {
    this.#numbers?.set(name, this.#all.length);
    return this.#all.push(name) - 1;
  }

  /** The number of a string, which is added if necessary. */
  numberOf(name: string): number {
    this.#numbers ??= new Map(this.#all.map((each, number) => [each, number]));
    return this.#numbers.get(name) ?? this.add(name);
  }

  stringsOf(numbers: readonly number[]): string[] {
    return numbers.map((number) => this.#all[number] ?? '');
  }

  /** Assigns new numbers to the strings that are still used, in the order of their use. */
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
      /** The old numbers of strings that got a new number since the last call. */
      takeNew(): number[] {
        const taken = isNew;
        isNew = [];
        return taken;
      },
    };
  }
}

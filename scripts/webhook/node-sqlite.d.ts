/** What is used of Node's SQLite, which the types of the oldest supported Node lack. */
declare module 'node:sqlite' {
  export class DatabaseSync {
    constructor(file: string);
    exec(sql: string): void;
    prepare(sql: string): {
      run(...values: string[]): { changes: number | bigint };
      all(): Record<string, unknown>[];
    };
    close(): void;
  }
}

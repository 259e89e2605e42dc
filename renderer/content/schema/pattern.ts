import { compile, match } from 'path-to-regexp';

/** The parts of a path that its pattern names. */
export type Params = Readonly<Record<string, string>>;

/**
 * @param pattern `:name` is the name of a file or folder, `*name` the name of a file with its folders
 * @returns reads a path; undefined if it is not of the pattern
 */
export function patternReader(pattern: string): (path: string) => Params | undefined {
  const read = match<Record<string, string>>(pattern, { decode: false, sensitive: true, trailing: false });
  return (path) => {
    const found = read(path);
    return found ? found.params : undefined;
  };
}

/** @returns writes an address. An index is the page of its folder. */
export function patternWriter(pattern: string): (params: Params) => string {
  const write = compile(pattern.replace(/\*\w+/, '{$&}'));
  const folders = /\*(\w+)/.exec(pattern)?.[1];
  return (params) => {
    if (folders === undefined) return write(params);
    const path = (params[folders] ?? '').split('/').filter((segment) => segment !== 'index');
    return write(path.length > 0 ? { [folders]: path } : {});
  };
}

/**
 * The address of a page, from its id alone: the last name in the pattern of files.
 * @throws Error if the addresses of the kind take more than that
 */
export function addressOf({ files, address }: { files: string; address: string }, id: string): string {
  const name = /[:*](\w+)[^:*]*$/.exec(files)?.[1] ?? '';
  return writerOf(address)({ [name]: id });
}

const writers = new Map<string, ReturnType<typeof patternWriter>>();

function writerOf(pattern: string): ReturnType<typeof patternWriter> {
  const writer = writers.get(pattern) ?? patternWriter(pattern);
  writers.set(pattern, writer);
  return writer;
}

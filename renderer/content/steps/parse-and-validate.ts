import { homeOf } from '../collections';
import { type Diagnostic, rangeAt } from '../diagnostics/diagnostic';
import type { Memory } from '../memory';
import { referencesOf } from '../references';
import { strayFile } from '../rules/files-have-their-place';
import { beyondLimit, upToMost } from '../rules/files-stay-within-limits';
import { unreadableFile } from '../rules/text-is-readable';
import type { ValidFile } from './link';
import { KnownFile, parse } from './parse';
import { inFile } from './places';
import type { SourceFile } from './read';
import { validate } from './validate';
import { faultInFile } from './without-fault';

interface ReadFile {
  /** The file; none where not even its fields can be read, and without the values that are wrong. */
  files: ValidFile[];
  diagnostics: readonly Diagnostic[];
}

/** What became of each file, as long as somebody holds it. */
const results = new WeakMap<SourceFile, ReadFile>();

/** Parses a file and validates its fields, unless that was done before or the memory knows what comes of it. */
export function parseAndValidate(source: SourceFile, memory: Memory): ReadFile {
  const result = results.get(source) ?? resultOrFault(source, memory);
  results.set(source, result);
  return result;
}

function resultOrFault(source: SourceFile, memory: Memory): ReadFile {
  try {
    const { files, diagnostics } = resultOf(source, memory);
    return { files, diagnostics: upToMost(diagnostics) };
  } catch (error) {
    return { files: [], diagnostics: [faultInFile(source.label, 'step that reads a file', error)] };
  }
}

function resultOf(source: SourceFile, memory: Memory): ReadFile {
  const home = homeOf(source.path);
  if (!home) return { files: [], diagnostics: [inFile(source, rangeAt(source.text, 0, 0), strayFile(source.path))] };
  if (source.unreadable !== undefined)
    return { files: [], diagnostics: [inFile(source, rangeAt('', 0, 0), unreadableFile(source.unreadable))] };
  if (source.tooLarge !== undefined)
    return { files: [], diagnostics: [inFile(source, rangeAt('', 0, 0), beyondLimit('size', source.tooLarge))] };
  const known = memory.recall(source);
  if (known)
    return {
      files: [{ ...home, file: new KnownFile(source, known), data: known.data, references: known.references }],
      diagnostics: [],
    };
  const { file, diagnostics } = parse(source);
  if (!file) return { files: [], diagnostics };
  const result = validate(home.schema, file);
  if ('diagnostics' in result || diagnostics.length > 0) {
    const data = 'diagnostics' in result ? result.rest : result.data;
    const wrongFields = ('diagnostics' in result ? result.diagnostics : []).filter(
      // What is unreadable fits no schema either, and one cause is one error.
      ({ line }) => !diagnostics.some((each) => each.code === 'text-is-readable' && each.line === line),
    );
    return {
      files: [{ ...home, file, data, references: referencesOf(home.schema, data) }],
      diagnostics: [...wrongFields, ...diagnostics],
    };
  }
  const { headings, links, bodyPlace } = file;
  const references = referencesOf(home.schema, result.data);
  memory.keep(source, { data: result.data, references, headings, links, bodyPlace });
  return { files: [{ ...home, file, data: result.data, references }], diagnostics: [] };
}

import * as z from 'zod';
import { homeOf } from '../collections';
import { type Diagnostic, rangeAt } from '../diagnostics/diagnostic';
import type { Memory } from '../memory';
import { referencesOf } from '../references';
import { unreadableFile } from '../rules/text-is-readable';
import type { ValidFile } from './link';
import { KnownFile, parse } from './parse';
import { inFile } from './places';
import type { SourceFile } from './read';
import { validate } from './validate';

const noFields = z.unknown();

interface ReadFile {
  /** The file; none where not even its fields can be read, and without data where they are wrong. */
  files: ValidFile[];
  diagnostics: Diagnostic[];
}

/** What became of each file, as long as somebody holds it. */
const results = new WeakMap<SourceFile, ReadFile>();

/** Parses a file and validates its fields, unless that was done before or the memory knows what comes of it. */
export function parseAndValidate(source: SourceFile, memory: Memory): ReadFile {
  const result = results.get(source) ?? resultOf(source, memory);
  results.set(source, result);
  return result;
}

function resultOf(source: SourceFile, memory: Memory): ReadFile {
  if (source.rejected) return { files: [], diagnostics: [inFile(source, rangeAt(source.text, 0, 0), source.rejected)] };
  const home = homeOf(source.path);
  if (!home) throw new Error(`${source.label} is not a content file`);
  if (source.unreadable !== undefined)
    return { files: [], diagnostics: [inFile(source, rangeAt('', 0, 0), unreadableFile(source.unreadable))] };
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
    const wrongFields = 'diagnostics' in result ? result.diagnostics : [];
    return {
      files: [{ ...home, schema: noFields, file, data: {}, references: [] }],
      diagnostics: [...wrongFields, ...diagnostics],
    };
  }
  const { headings, links, bodyPlace } = file;
  const references = referencesOf(home.schema, result.data);
  memory.keep(source, { data: result.data, references, headings, links, bodyPlace });
  return { files: [{ ...home, file, data: result.data, references }], diagnostics: [] };
}

import { memoize } from '../../platform/memoize';
import { type Diagnostic, diagnosticAt, rangeAt, TOP } from '../diagnostics/diagnostic';
import { upToMost } from '../files/file-rules';
import { crashInFile } from '../parse/catch-crashes';
import { dropUnsafeFixes } from '../parse/drop-unsafe-fixes';
import type { KnownFiles } from '../parse/known-files';
import { sourceOf } from '../parse/locations';
import { ParsedFile, type ParseResult, parse } from '../parse/parse';
import type { SourceFile } from '../parse/read';
import { referencesOf } from '../parse/references';
import { type Validated, validate } from '../parse/validate';
import type { FileType, Site } from '../schema/site';
import { siteUrlOf } from '../settings';
import { CheckedFile } from './checked-file';

/** The result for each file, as long as the file is referenced. */
const results = new WeakMap<SourceFile, ParseResult<CheckedFile>>();

/** Parses a file and validates its fields, unless the result is cached. */
export function parseAndValidate(source: SourceFile, site: Site, cache: KnownFiles): ParseResult<CheckedFile> {
  const result = results.get(source) ?? resultOrFault(source, site, cache);
  results.set(source, result);
  return result;
}

function resultOrFault(source: SourceFile, site: Site, cache: KnownFiles): ParseResult<CheckedFile> {
  try {
    const { file, diagnostics } = resultOf(source, site, cache);
    return { file, diagnostics: upToMost(diagnostics) };
  } catch (error) {
    return { diagnostics: [crashInFile(source.label, 'step that reads a file', error)] };
  }
}

function resultOf(source: SourceFile, site: Site, cache: KnownFiles): ParseResult<CheckedFile> {
  if (source.rejected) return { diagnostics: [diagnosticAt(source, TOP, source.rejected)] };
  const home = site.typeOf(source.path);
  if (!home) throw new Error(`${source.label} is not a content file`);
  const known = cache.get(source);
  if (known)
    return {
      file: new CheckedFile(new ParsedFile(source, known), home, known.data, known.references),
      diagnostics: [],
    };
  const { file, data, filled, diagnostics } = dataOf(source, home);
  const errorsIn = (text: string) => {
    const after = dataOf({ ...source, text }, home);
    return [...after.diagnostics, ...quotedNames(after, home)];
  };
  const safe = dropUnsafeFixes(source.text, diagnostics, errorsIn);
  if (!file) return { diagnostics: safe };
  const references = referencesOf(home.schema, data);
  if (diagnostics.length === 0) {
    const { headings, links, bodyPlace } = file;
    cache.set(source, { data, references, headings, links, bodyPlace });
  }
  return { file: new CheckedFile(file, home, data, references, filled), diagnostics: safe };
}

/** The quoted values of a file: a value that needs quotes is hardly a name. */
function quotedNames({ file, data }: FileData, { schema }: FileType): Pick<Diagnostic, 'line' | 'code'>[] {
  if (!file) return [];
  return referencesOf(schema, data).flatMap(({ kind, path }) => {
    const { source = '', offset = 0 } = sourceOf(file, path) ?? {};
    if (kind === 'token' || !/^["']/.test(source)) return [];
    return { line: rangeAt(file.text, offset, offset).line, code: 'references-resolve' };
  });
}

/** The site with the address that it is published at. Only messages name it. */
const asPublished = memoize((site: FileType['site']) => ({
  ...site,
  get url() {
    return siteUrlOf(site);
  },
}));

type FileData = Partial<Omit<Validated, 'diagnostics'>> & ParseResult;

/** The content of a file and its errors; wrong values are left out. */
function dataOf(source: SourceFile, { schema, site }: FileType): FileData {
  const { file, diagnostics } = parse(source, site.bodyComponents);
  if (!file) return { diagnostics };
  const result = validate(schema, file, asPublished(site));
  // Unreadable text matches no schema either, and one cause is one error.
  const unreadable = new Set(diagnostics.flatMap(({ code, line }) => (code === 'text-is-readable' ? line : [])));
  const wrongFields = result.diagnostics.filter(({ line }) => !unreadable.has(line));
  return { ...result, file, diagnostics: [...wrongFields, ...diagnostics] };
}

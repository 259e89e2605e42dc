import { sourceOf } from '../parse/locations';
import { type ParsedFile, parse } from '../parse/parse';
import type { Path } from '../schema/walk-fields';
import { changeData, printed } from './change-data';

/** Every string of a value, in the order of the file. */
export function stringsIn(value: unknown, path: Path = []): { path: Path; value: string }[] {
  if (typeof value === 'string') return [{ path, value }];
  if (Array.isArray(value)) return value.flatMap((item, index) => stringsIn(item, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => stringsIn(part, [...path, key]));
}

/** A file with another text. @throws Error if that can't be parsed */
export function withText(file: ParsedFile, text: string): ParsedFile {
  const { file: changed } = parse({ ...file.source, text });
  if (!changed) throw new Error(`${file.label} could not be read after it was changed.`);
  return changed;
}

/** The text of a file with an address replaced in some of its values, which are in the order of the file. */
export function replacedIn(file: ParsedFile, places: readonly { path: Path }[], from: string, to: string): string {
  // From the end, so that everything before a value is still as in the file.
  return places.toReversed().reduce((text, { path }) => {
    const place = sourceOf(file, path);
    const at = place?.source.indexOf(from) ?? -1;
    if (!place || at < 0) return text;
    const start = place.offset + at;
    return text.slice(0, start) + to + text.slice(start + from.length);
  }, file.text);
}

/**
 * redirects.yaml with another redirect at its end.
 * @throws Error if it is written in a way in which that can't be done
 */
export function withRedirect(file: ParsedFile, from: string, to: string): ParsedFile {
  const at = Array.isArray(file.data) ? file.data.length : 0;
  return changeData(file, { do: 'insert', path: [], at, yaml: printed([{ from, to }]) });
}
